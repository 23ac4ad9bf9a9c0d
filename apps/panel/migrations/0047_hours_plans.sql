CREATE TABLE "store_hours_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"kind" text NOT NULL,
	"mode" text NOT NULL,
	"from_date" text NOT NULL,
	"to_date" text,
	"hours" jsonb NOT NULL,
	CONSTRAINT "store_hours_plans_kind" CHECK ("store_hours_plans"."kind" in ('ramadan', 'friday_prayer', 'eid', 'day', 'other')),
	CONSTRAINT "store_hours_plans_mode" CHECK ("store_hours_plans"."mode" in ('replace', 'break')),
	CONSTRAINT "store_hours_plans_dates" CHECK ("store_hours_plans"."to_date" >= "store_hours_plans"."from_date")
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "own_hours" jsonb;--> statement-breakpoint
ALTER TABLE "store_hours_plans" ADD CONSTRAINT "store_hours_plans_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_hours_plans_store" ON "store_hours_plans" USING btree ("store_id");