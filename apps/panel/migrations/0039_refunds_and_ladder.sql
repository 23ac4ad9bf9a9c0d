CREATE TABLE "order_escalations" (
	"order_id" text NOT NULL,
	"rung" text NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_escalations_order_id_rung_pk" PRIMARY KEY("order_id","rung"),
	CONSTRAINT "order_escalations_rung" CHECK ("order_escalations"."rung" in ('bell', 'loud', 'push', 'call', 'office', 'choice'))
);
--> statement-breakpoint
CREATE TABLE "order_refund_lines" (
	"refund_id" text NOT NULL,
	"line_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "order_refund_lines_refund_id_line_id_pk" PRIMARY KEY("refund_id","line_id"),
	CONSTRAINT "order_refund_lines_quantity" CHECK ("order_refund_lines"."quantity" > 0 and "order_refund_lines"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"wallet" integer NOT NULL,
	"card" integer NOT NULL,
	"credit" integer NOT NULL,
	"cash" integer NOT NULL,
	"fees" integer NOT NULL,
	"rest" integer NOT NULL,
	"has_fees" boolean NOT NULL,
	"reason" text NOT NULL,
	"words" text,
	"restocked" boolean NOT NULL,
	"gateway_refund_id" text,
	"actor_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_refunds_gateway_refund_id_unique" UNIQUE("gateway_refund_id"),
	CONSTRAINT "order_refunds_reason" CHECK ("order_refunds"."reason" in ('missing', 'wrong', 'damaged', 'late', 'quality', 'other')),
	CONSTRAINT "order_refunds_amounts" CHECK ("order_refunds"."wallet" >= 0 and "order_refunds"."card" >= 0 and "order_refunds"."credit" >= 0 and "order_refunds"."cash" >= 0 and "order_refunds"."fees" >= 0),
	CONSTRAINT "order_refunds_gateway" CHECK (("order_refunds"."card" > 0) = ("order_refunds"."gateway_refund_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_refunded";--> statement-breakpoint
ALTER TABLE "order_escalations" ADD CONSTRAINT "order_escalations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "order_refund_lines" ADD CONSTRAINT "order_refund_lines_refund_id_order_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."order_refunds"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "order_refund_lines" ADD CONSTRAINT "order_refund_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_gateway_refund_id_refunds_id_fk" FOREIGN KEY ("gateway_refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "order_refund_lines_line" ON "order_refund_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "order_refunds_order" ON "order_refunds" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_refunds_at" ON "order_refunds" USING btree ("at");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded" CHECK (case "payments"."status" when 'refunded' then "payments"."refunded" = "payments"."amount" when 'paid' then "payments"."refunded" < "payments"."amount" else "payments"."refunded" = 0 end) NOT VALID;--> statement-breakpoint
-- The application locks the order and counts; this refuses what would be too much all the same.
CREATE FUNCTION "refuse_refund_above_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT sum(wallet + card + credit + cash) FROM order_refunds WHERE order_id = NEW.order_id)
		> (SELECT wallet_applied + amount_due FROM orders WHERE id = NEW.order_id) THEN
		RAISE EXCEPTION 'refunds of order % exceed what was paid', NEW.order_id USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "refuse_refund_above_quantity"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT sum(quantity) FROM order_refund_lines WHERE line_id = NEW.line_id)
		> (SELECT quantity FROM order_lines WHERE id = NEW.line_id) THEN
		RAISE EXCEPTION 'refunds of line % exceed its quantity', NEW.line_id USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "refuse_update"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are never altered', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "order_refunds_within_payment" AFTER INSERT ON "order_refunds" FOR EACH ROW EXECUTE FUNCTION "refuse_refund_above_payment"();
--> statement-breakpoint
CREATE TRIGGER "order_refund_lines_within_quantity" AFTER INSERT ON "order_refund_lines" FOR EACH ROW EXECUTE FUNCTION "refuse_refund_above_quantity"();
--> statement-breakpoint
CREATE TRIGGER "order_refunds_append_only" BEFORE UPDATE ON "order_refunds" FOR EACH ROW EXECUTE FUNCTION "refuse_update"();
--> statement-breakpoint
CREATE TRIGGER "order_refund_lines_append_only" BEFORE UPDATE ON "order_refund_lines" FOR EACH ROW EXECUTE FUNCTION "refuse_update"();
--> statement-breakpoint
CREATE TRIGGER "order_escalations_append_only" BEFORE UPDATE ON "order_escalations" FOR EACH ROW EXECUTE FUNCTION "refuse_update"();
