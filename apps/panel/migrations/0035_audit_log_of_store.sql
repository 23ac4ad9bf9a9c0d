CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_log_store" ON "audit_log" USING btree ("store_id","id");
