ALTER TABLE "hand_overs" VALIDATE CONSTRAINT "hand_overs_shift_id_rider_shifts_id_fk";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "hand_overs_shift" ON "hand_overs" USING btree ("shift_id");--> statement-breakpoint
-- A row gets its shift once, and forgets one that was deleted; all else of it stays as it was.
CREATE OR REPLACE FUNCTION "refuse_hand_over_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF to_jsonb(NEW) - 'actor_id' - 'shift_id' = to_jsonb(OLD) - 'actor_id' - 'shift_id'
		AND (NEW.actor_id IS NOT DISTINCT FROM OLD.actor_id
			OR NEW.actor_id IS NULL AND NOT EXISTS (SELECT FROM users WHERE id = OLD.actor_id))
		AND (NEW.shift_id IS NOT DISTINCT FROM OLD.shift_id
			OR OLD.shift_id IS NULL
			OR NEW.shift_id IS NULL AND NOT EXISTS (SELECT FROM rider_shifts WHERE id = OLD.shift_id))
	THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'rows of % are never altered', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
-- As shifts were counted before: what the rider said at doors while the shift was open.
UPDATE "hand_overs" AS h SET "shift_id" = s."id"
  FROM "rider_shifts" AS s JOIN "riders" AS r ON r."id" = s."rider_id"
  WHERE h."shift_id" IS NULL AND h."actor" = 'rider' AND h."actor_id" = r."user_id"
    AND h."at" >= s."opened_at" AND (s."closed_at" IS NULL OR h."at" <= s."closed_at");--> statement-breakpoint
-- Whoever is on duty has a shift from now on.
UPDATE "riders" AS r SET "is_available" = false
  WHERE r."is_available" AND NOT EXISTS (
    SELECT 1 FROM "rider_shifts" AS s WHERE s."rider_id" = r."id" AND s."closed_at" IS NULL
  );
