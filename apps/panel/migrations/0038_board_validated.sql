ALTER TABLE "hand_overs" VALIDATE CONSTRAINT "hand_overs_order_id_orders_id_fk";--> statement-breakpoint
ALTER TABLE "hand_overs" VALIDATE CONSTRAINT "hand_overs_actor_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "store_events" VALIDATE CONSTRAINT "store_events_store_id_stores_id_fk";--> statement-breakpoint
ALTER TABLE "store_events" VALIDATE CONSTRAINT "store_events_order_id_orders_id_fk";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_minutes";--> statement-breakpoint
ALTER TABLE "order_trail" VALIDATE CONSTRAINT "order_trail_milestone";
