CREATE INDEX CONCURRENTLY "users_mobile" ON "users" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_of_all" ON "reviews" USING btree ("created_at","id");
