CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_of_menu" ON "products" USING btree ("store_id","position","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_of_section" ON "products" USING btree ("section_id","position","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_menu";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_section";
