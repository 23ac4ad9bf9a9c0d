ALTER TABLE "addresses" ADD COLUMN "avenue" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "floor" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "apartment" text;