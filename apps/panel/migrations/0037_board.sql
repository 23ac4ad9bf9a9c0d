CREATE TABLE "hand_overs" (
	"order_id" text PRIMARY KEY NOT NULL,
	"by_code" boolean NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text,
	"reason" text,
	"cash_taken" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "hand_overs_who" CHECK ("hand_overs"."actor" in ('customer', 'vendor', 'rider', 'admin', 'system')),
	CONSTRAINT "hand_overs_cash" CHECK ("hand_overs"."cash_taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "store_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" text NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_trail" DROP CONSTRAINT "order_trail_milestone";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_minutes" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delay_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hand_over_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "code_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "store_events" ADD CONSTRAINT "store_events_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "store_events" ADD CONSTRAINT "store_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "hand_overs_actor" ON "hand_overs" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "store_events_store" ON "store_events" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "store_events_order" ON "store_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "store_events_age" ON "store_events" USING btree ("at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_minutes" CHECK ("orders"."promised_minutes" > 0 and "orders"."delay_minutes" >= 0 and "orders"."code_tries" between 0 and 3) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_trail" ADD CONSTRAINT "order_trail_milestone" CHECK ("order_trail"."milestone" in ('preparing', 'delayed', 'ready', 'rider_assigned')) NOT VALID;