CREATE INDEX CONCURRENTLY "coupons_read_code" ON "coupons" USING btree (translate(upper("code"), ' -', ''));--> statement-breakpoint
CREATE INDEX CONCURRENTLY "vouchers_read_code" ON "vouchers" USING btree (translate(upper("code"), ' -', ''));--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bills_read_number" ON "bills" USING btree (translate(upper("number"), ' -', ''));