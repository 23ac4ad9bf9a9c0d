CREATE INDEX CONCURRENTLY IF NOT EXISTS "payment_events_age" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "slots_age" ON "slots" USING btree ("starts_at");
