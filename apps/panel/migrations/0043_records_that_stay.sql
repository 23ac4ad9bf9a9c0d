ALTER TABLE "order_refunds" DROP CONSTRAINT "order_refunds_gateway_refund_id_refunds_id_fk";
--> statement-breakpoint
-- Checked at the end of a transaction: old sales lose the refunds of their payments before their orders, with which these rows go.
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_gateway_refund_id_refunds_id_fk" FOREIGN KEY ("gateway_refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED NOT VALID;
--> statement-breakpoint
-- Records of money and of who did what go with their order, when the law no longer asks to keep it, and in no other way.
CREATE FUNCTION "refuse_truncate"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	has_rows boolean;
BEGIN
	-- A restore empties each table before it fills it: an empty one loses nothing.
	EXECUTE format('SELECT EXISTS (SELECT FROM %I.%I)', TG_TABLE_SCHEMA, TG_TABLE_NAME) INTO has_rows;
	IF has_rows THEN
		RAISE EXCEPTION 'rows of % are never deleted all at once', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "refuse_delete_before_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM orders WHERE id = OLD.order_id) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'rows of % are deleted with their order alone', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE FUNCTION "refuse_refund_line_delete"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM order_refunds WHERE id = OLD.refund_id)
		OR NOT EXISTS (SELECT FROM order_lines WHERE id = OLD.line_id)
	THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'rows of % are deleted with their order alone', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE FUNCTION "refuse_hand_over_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The foreign key forgets an account that has been deleted.
	IF to_jsonb(NEW) - 'actor_id' = to_jsonb(OLD) - 'actor_id'
		AND (NEW.actor_id IS NOT DISTINCT FROM OLD.actor_id
			OR NEW.actor_id IS NULL AND NOT EXISTS (SELECT FROM users WHERE id = OLD.actor_id))
	THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'rows of % are never altered', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "hand_overs_append_only" BEFORE UPDATE ON "hand_overs" FOR EACH ROW EXECUTE FUNCTION "refuse_hand_over_change"();
--> statement-breakpoint
CREATE TRIGGER "hand_overs_stay" BEFORE DELETE ON "hand_overs" FOR EACH ROW EXECUTE FUNCTION "refuse_delete_before_order"();
--> statement-breakpoint
CREATE TRIGGER "order_escalations_stay" BEFORE DELETE ON "order_escalations" FOR EACH ROW EXECUTE FUNCTION "refuse_delete_before_order"();
--> statement-breakpoint
CREATE TRIGGER "order_refunds_stay" BEFORE DELETE ON "order_refunds" FOR EACH ROW EXECUTE FUNCTION "refuse_delete_before_order"();
--> statement-breakpoint
CREATE TRIGGER "order_refund_lines_stay" BEFORE DELETE ON "order_refund_lines" FOR EACH ROW EXECUTE FUNCTION "refuse_refund_line_delete"();
--> statement-breakpoint
CREATE TRIGGER "audit_log_stays" BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_truncate"();
--> statement-breakpoint
CREATE TRIGGER "wallet_entries_stay" BEFORE TRUNCATE ON "wallet_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_truncate"();
--> statement-breakpoint
CREATE TRIGGER "hand_overs_stay_whole" BEFORE TRUNCATE ON "hand_overs" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_truncate"();
--> statement-breakpoint
CREATE TRIGGER "order_escalations_stay_whole" BEFORE TRUNCATE ON "order_escalations" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_truncate"();
--> statement-breakpoint
CREATE TRIGGER "order_refunds_stay_whole" BEFORE TRUNCATE ON "order_refunds" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_truncate"();
--> statement-breakpoint
CREATE TRIGGER "order_refund_lines_stay_whole" BEFORE TRUNCATE ON "order_refund_lines" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_truncate"();
