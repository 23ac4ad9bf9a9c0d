ALTER TABLE "users" DROP CONSTRAINT "users_role";--> statement-breakpoint
ALTER TABLE "store_staff" ADD COLUMN "role" text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role" CHECK ("users"."role" in ('user', 'support', 'finance', 'content', 'admin', 'super_admin')) NOT VALID;--> statement-breakpoint
ALTER TABLE "store_staff" ADD CONSTRAINT "store_staff_role" CHECK ("store_staff"."role" in ('kitchen', 'counter', 'manager', 'owner')) NOT VALID;