ALTER TABLE "orders" ADD COLUMN "rider_name_ar" text;--> statement-breakpoint
ALTER TABLE "riders" ADD COLUMN "name_ar" text;