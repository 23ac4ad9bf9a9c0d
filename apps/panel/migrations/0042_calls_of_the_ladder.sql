-- A store is called once its rung is committed: what came of the call is written once, after it.
CREATE FUNCTION "refuse_escalation_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.rung = 'call' AND OLD.outcome = 'calling'
		AND to_jsonb(NEW) - 'outcome' = to_jsonb(OLD) - 'outcome'
	THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'rows of % are never altered', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
DROP TRIGGER "order_escalations_append_only" ON "order_escalations";
--> statement-breakpoint
CREATE TRIGGER "order_escalations_append_only" BEFORE UPDATE ON "order_escalations" FOR EACH ROW EXECUTE FUNCTION "refuse_escalation_change"();
