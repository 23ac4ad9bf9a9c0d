CREATE TABLE "sandbox_records" (
	"id" text PRIMARY KEY NOT NULL,
	"request_key" text,
	"body" jsonb NOT NULL,
	CONSTRAINT "sandbox_records_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
ALTER TABLE "coupons" DROP CONSTRAINT "coupons_uses";--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_uses" CHECK ("coupons"."uses_count" >= 0 and "coupons"."uses_limit" > 0 and "coupons"."uses_count" <= "coupons"."uses_limit" and "coupons"."uses_per_customer" > 0);