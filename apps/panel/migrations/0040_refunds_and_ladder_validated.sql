ALTER TABLE "order_escalations" VALIDATE CONSTRAINT "order_escalations_order_id_orders_id_fk";--> statement-breakpoint
ALTER TABLE "order_refund_lines" VALIDATE CONSTRAINT "order_refund_lines_refund_id_order_refunds_id_fk";--> statement-breakpoint
ALTER TABLE "order_refund_lines" VALIDATE CONSTRAINT "order_refund_lines_line_id_order_lines_id_fk";--> statement-breakpoint
ALTER TABLE "order_refunds" VALIDATE CONSTRAINT "order_refunds_order_id_orders_id_fk";--> statement-breakpoint
ALTER TABLE "order_refunds" VALIDATE CONSTRAINT "order_refunds_gateway_refund_id_refunds_id_fk";--> statement-breakpoint
ALTER TABLE "order_refunds" VALIDATE CONSTRAINT "order_refunds_actor_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_refunded";
