CREATE TABLE "device_pairings" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_pairings_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "device_pairings_role" CHECK ("device_pairings"."role" in ('kitchen', 'counter')),
	CONSTRAINT "device_pairings_term" CHECK ("device_pairings"."expires_at" > "device_pairings"."created_at")
);
--> statement-breakpoint
CREATE TABLE "store_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"token_since" timestamp with time zone NOT NULL,
	"former_hash" text,
	"former_until" timestamp with time zone,
	"paired_by" text,
	"paired_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone,
	"heard_at" timestamp with time zone,
	"hearing" jsonb,
	"person_id" text,
	"person_until" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "store_devices_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "store_devices_former_hash_unique" UNIQUE("former_hash"),
	CONSTRAINT "store_devices_role" CHECK ("store_devices"."role" in ('kitchen', 'counter'))
);
--> statement-breakpoint
CREATE TABLE "family_returns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "family_returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "family_returns_amount" CHECK ("family_returns"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "ride_offers" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"rider_id" text NOT NULL,
	"passes_on" boolean NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "ride_offers_answer" CHECK ("ride_offers"."answer" in ('accepted', 'declined', 'expired', 'withdrawn')),
	CONSTRAINT "ride_offers_reason" CHECK ("ride_offers"."reason" in ('too_far', 'break', 'vehicle', 'other'))
);
--> statement-breakpoint
CREATE TABLE "ride_problems" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"rider_id" text NOT NULL,
	"reason" text NOT NULL,
	"words" text,
	"photo_file_id" text,
	"at" timestamp with time zone NOT NULL,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "ride_problems_reason" CHECK ("ride_problems"."reason" in ('nobody_home', 'wrong_address', 'refused', 'damaged', 'cash_missing', 'other'))
);
--> statement-breakpoint
CREATE TABLE "rider_shifts" (
	"id" text PRIMARY KEY NOT NULL,
	"rider_id" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"opening_cash" integer NOT NULL,
	"closed_at" timestamp with time zone,
	"handed_in" integer,
	"counted" integer,
	"counted_by" text,
	"counted_at" timestamp with time zone,
	CONSTRAINT "rider_shifts_amounts" CHECK ("rider_shifts"."opening_cash" >= 0 and "rider_shifts"."handed_in" >= 0 and "rider_shifts"."counted" >= 0),
	CONSTRAINT "rider_shifts_closed" CHECK (("rider_shifts"."closed_at" is null) = ("rider_shifts"."handed_in" is null)),
	CONSTRAINT "rider_shifts_counted" CHECK (("rider_shifts"."counted_at" is null) = ("rider_shifts"."counted" is null))
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_kind";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "wrong_codes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_trail" ADD COLUMN "device_id" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "off_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "off_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rider_assignments" ADD COLUMN "arrived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "store_staff" ADD COLUMN "pin_hash" text;--> statement-breakpoint
ALTER TABLE "store_staff" ADD COLUMN "pin_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_closures" ADD COLUMN "is_unheard" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "busy_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "busy_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "unheard_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "device_pairings" ADD CONSTRAINT "device_pairings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_pairings" ADD CONSTRAINT "device_pairings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_devices" ADD CONSTRAINT "store_devices_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_devices" ADD CONSTRAINT "store_devices_paired_by_users_id_fk" FOREIGN KEY ("paired_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_devices" ADD CONSTRAINT "store_devices_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_returns" ADD CONSTRAINT "family_returns_spending_fk" FOREIGN KEY ("order_id","user_id") REFERENCES "public"."family_spendings"("order_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_offers" ADD CONSTRAINT "ride_offers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_offers" ADD CONSTRAINT "ride_offers_rider_id_riders_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."riders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_problems" ADD CONSTRAINT "ride_problems_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_problems" ADD CONSTRAINT "ride_problems_rider_id_riders_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."riders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_problems" ADD CONSTRAINT "ride_problems_photo_file_id_files_id_fk" FOREIGN KEY ("photo_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rider_shifts" ADD CONSTRAINT "rider_shifts_rider_id_riders_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."riders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rider_shifts" ADD CONSTRAINT "rider_shifts_counted_by_users_id_fk" FOREIGN KEY ("counted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_pairings_store" ON "device_pairings" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "device_pairings_creator" ON "device_pairings" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "device_pairings_end" ON "device_pairings" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "store_devices_paired" ON "store_devices" USING btree ("store_id") WHERE "store_devices"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "store_devices_person" ON "store_devices" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "store_devices_pairer" ON "store_devices" USING btree ("paired_by");--> statement-breakpoint
CREATE INDEX "family_returns_spending" ON "family_returns" USING btree ("order_id","user_id");--> statement-breakpoint
CREATE INDEX "ride_offers_order" ON "ride_offers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ride_offers_rider" ON "ride_offers" USING btree ("rider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ride_offers_one_an_order" ON "ride_offers" USING btree ("order_id") WHERE "ride_offers"."answer" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "ride_offers_one_a_rider" ON "ride_offers" USING btree ("rider_id") WHERE "ride_offers"."answer" is null;--> statement-breakpoint
CREATE INDEX "ride_problems_rider" ON "ride_problems" USING btree ("rider_id");--> statement-breakpoint
CREATE INDEX "ride_problems_photo" ON "ride_problems" USING btree ("photo_file_id");--> statement-breakpoint
CREATE INDEX "ride_problems_age" ON "ride_problems" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "ride_problems_one_an_order" ON "ride_problems" USING btree ("order_id") WHERE "ride_problems"."dismissed_at" is null;--> statement-breakpoint
CREATE INDEX "rider_shifts_rider" ON "rider_shifts" USING btree ("rider_id","opened_at");--> statement-breakpoint
CREATE INDEX "rider_shifts_counter" ON "rider_shifts" USING btree ("counted_by");--> statement-breakpoint
CREATE UNIQUE INDEX "rider_shifts_one_open" ON "rider_shifts" USING btree ("rider_id") WHERE "rider_shifts"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "rider_shifts_to_count" ON "rider_shifts" USING btree ("closed_at") WHERE "rider_shifts"."closed_at" is not null and "rider_shifts"."counted_at" is null;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind" CHECK ("files"."kind" in ('avatar', 'cr_attachment', 'review_photo', 'ride_photo')) NOT VALID;--> statement-breakpoint
-- With the columns of migration 0016, and what its store says is sold out.
CREATE OR REPLACE TRIGGER products_changed AFTER UPDATE ON products
  FOR EACH ROW WHEN (
    least(OLD.stock, greatest(OLD.max_per_order, 6)) IS DISTINCT FROM least(NEW.stock, greatest(NEW.max_per_order, 6))
    OR (OLD.store_id, OLD.section_id, OLD.name, OLD.description, OLD.price, OLD.sale_price, OLD.featured, OLD.brand,
        OLD.image, OLD.images, OLD.rating_sum, OLD.ratings_count, OLD.max_per_order, OLD.active, OLD.position, OLD.created_at,
        OLD.off_since)
      IS DISTINCT FROM
       (NEW.store_id, NEW.section_id, NEW.name, NEW.description, NEW.price, NEW.sale_price, NEW.featured, NEW.brand,
        NEW.image, NEW.images, NEW.rating_sum, NEW.ratings_count, NEW.max_per_order, NEW.active, NEW.position, NEW.created_at,
        NEW.off_since)
  ) EXECUTE FUNCTION notify_store('store_id');
