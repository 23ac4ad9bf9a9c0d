ALTER TABLE "stores" ADD COLUMN "menu_layout" text DEFAULT 'list' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_menu_layout" CHECK ("stores"."menu_layout" in ('list', 'grid'));--> statement-breakpoint
-- Shops of the demo catalogue, in databases that were seeded before.
UPDATE "stores" SET "menu_layout" = 'grid' WHERE "id" IN ('mouneh-pantry', 'baraha-market', 'al-mazraa-fresh', 'rawaa-pharmacy', 'nabaa-pharmacy', 'majlis-al-oud', 'zahrat-al-jouri');
