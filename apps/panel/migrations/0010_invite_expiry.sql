-- Codes of six letters are too short to stay valid: their owners make new ones.
ALTER TABLE "families" ADD COLUMN "invite_expires_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "families" ALTER COLUMN "invite_expires_at" DROP DEFAULT;