ALTER TABLE "users" VALIDATE CONSTRAINT "users_role";--> statement-breakpoint
ALTER TABLE "store_staff" VALIDATE CONSTRAINT "store_staff_role";
