ALTER TABLE "hand_overs" ADD COLUMN "shift_id" text;--> statement-breakpoint
ALTER TABLE "ride_offers" ADD COLUMN "round" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_staff" ADD COLUMN "pin_tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_shift_id_rider_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."rider_shifts"("id") ON DELETE set null ON UPDATE no action NOT VALID;
