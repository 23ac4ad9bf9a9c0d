-- No release has written partially_refunded: there are no such rows to change.
ALTER TABLE "orders" DROP CONSTRAINT "orders_payment_status";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_status";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_paid";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_refunded";--> statement-breakpoint
DROP INDEX "payment_events_waiting";--> statement-breakpoint
DROP INDEX "contact_messages_waiting";--> statement-breakpoint
-- The release before still writes payment_events.handled_at and contact_messages.handled_at: the columns are dropped in
-- the next release.
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_status" CHECK ("orders"."payment_status" in ('unpaid', 'pending', 'paid', 'failed', 'refunded'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status" CHECK ("payments"."status" in ('unpaid', 'pending', 'paid', 'failed', 'refunded'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_paid" CHECK (("payments"."status" in ('paid', 'refunded')) = ("payments"."paid_at" is not null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded" CHECK ("payments"."refunded" = case "payments"."status" when 'refunded' then "payments"."amount" else 0 end);