CREATE INDEX CONCURRENTLY IF NOT EXISTS "codes_end" ON "codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "rate_limits_end" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "sessions_idle" ON "sessions" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "sessions_age" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "applicants_rejected" ON "applicants" USING btree ("created_at") WHERE "applicants"."status" = 'rejected';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_age" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_details_age" ON "orders" USING btree ("created_at") WHERE "orders"."order_status" in ('delivered', 'canceled') and ("orders"."address" is not null or "orders"."note" is not null);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "bills_settled" ON "bills" USING btree (coalesce("paid_at", "created_at")) WHERE "bills"."status" in ('paid', 'canceled');--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_of_bill" ON "payments" USING btree ("bill_id") WHERE "payments"."bill_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_without_order_age" ON "payments" USING btree ("created_at") WHERE "payments"."order_id" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contact_messages_age" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mails_age" ON "mails" USING btree ("at") WHERE "mails"."failed_at" is null;