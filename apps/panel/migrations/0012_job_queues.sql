DROP INDEX "jobs_due";--> statement-breakpoint
DROP INDEX "mails_waiting";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "is_code" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "last_error" text;--> statement-breakpoint
CREATE INDEX "products_sales" ON "products" USING btree ("store_id") WHERE "products"."sale_price" is not null and "products"."active";--> statement-breakpoint
CREATE INDEX "rider_assignments_order" ON "rider_assignments" USING btree ("order_id","assigned_at");--> statement-breakpoint
CREATE INDEX "rider_assignments_rider" ON "rider_assignments" USING btree ("rider_id");--> statement-breakpoint
CREATE INDEX "jobs_queue" ON "jobs" USING btree ("kind","due_at") WHERE "jobs"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_failed" ON "jobs" USING btree ("failed_at") WHERE "jobs"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "mails_queue" ON "mails" USING btree ("is_code" DESC NULLS FIRST,"next_try_at") WHERE "mails"."sent_at" is null and "mails"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("failed_at") WHERE "mails"."failed_at" is not null;--> statement-breakpoint
DELETE FROM "jobs" WHERE "kind" = 'send_mails';