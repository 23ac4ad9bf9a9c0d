ALTER TABLE "wallet_credits" DROP CONSTRAINT "wallet_credits_entry_id_unique";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "attempt" integer;--> statement-breakpoint
CREATE INDEX "wallet_credits_entry" ON "wallet_credits" USING btree ("entry_id");