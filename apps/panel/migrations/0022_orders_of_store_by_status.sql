CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_of_store_by_status" ON "orders" USING btree ("store_id","order_status","system_number");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_of_store";
