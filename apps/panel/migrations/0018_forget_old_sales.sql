ALTER TABLE "wallet_entries" DROP CONSTRAINT "wallet_entries_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "wallet_entries" DROP CONSTRAINT "wallet_entries_payment_id_payments_id_fk";
--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_entries_payment" ON "wallet_entries" USING btree ("payment_id") WHERE "wallet_entries"."payment_id" is not null;--> statement-breakpoint
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The foreign keys forget an order or a payment that has been deleted.
	IF TG_OP = 'UPDATE'
		AND to_jsonb(NEW) - ARRAY['order_id', 'payment_id'] = to_jsonb(OLD) - ARRAY['order_id', 'payment_id']
		AND (NEW.order_id IS NOT DISTINCT FROM OLD.order_id
			OR NEW.order_id IS NULL AND NOT EXISTS (SELECT FROM orders WHERE id = OLD.order_id))
		AND (NEW.payment_id IS NOT DISTINCT FROM OLD.payment_id
			OR NEW.payment_id IS NULL AND NOT EXISTS (SELECT FROM payments WHERE id = OLD.payment_id))
	THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'rows of % are never altered nor deleted', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
DROP TRIGGER "wallet_entries_append_only" ON "wallet_entries";
--> statement-breakpoint
CREATE TRIGGER "wallet_entries_append_only" BEFORE UPDATE OR DELETE ON "wallet_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
DROP FUNCTION "refuse_change"();
