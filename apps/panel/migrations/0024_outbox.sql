CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outbox_topic" ON "outbox" USING btree ("topic");--> statement-breakpoint
-- Rows come and go with each order: without this, the dead ones pile up until a fifth of a large table is dead.
ALTER TABLE outbox SET (autovacuum_vacuum_threshold = 500, autovacuum_vacuum_scale_factor = 0);
--> statement-breakpoint
-- The functions of migration 0016, without NOTIFY (docs/decisions/0047).
CREATE OR REPLACE FUNCTION notify_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic) VALUES ('catalogue');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION notify_store() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text;
  after text;
BEGIN
  IF TG_OP <> 'INSERT' THEN before := to_jsonb(OLD) ->> TG_ARGV[0]; END IF;
  IF TG_OP <> 'DELETE' THEN after := to_jsonb(NEW) ->> TG_ARGV[0]; END IF;
  INSERT INTO outbox (topic)
    SELECT DISTINCT 'catalogue ' || store FROM unnest(ARRAY[before, after]) AS store WHERE store IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION notify_stores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic) SELECT DISTINCT 'catalogue ' || store_id FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What a server publishes after the commit, in case it is killed before it does: a prefix, and the column with the id.
CREATE FUNCTION remember_topic() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic) VALUES (TG_ARGV[0] || ' ' || (to_jsonb(NEW) ->> TG_ARGV[1]));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_events_added AFTER INSERT ON user_events
  FOR EACH ROW EXECUTE FUNCTION remember_topic('user', 'user_id');
--> statement-breakpoint
CREATE TRIGGER order_trail_added AFTER INSERT ON order_trail
  FOR EACH ROW EXECUTE FUNCTION remember_topic('order', 'order_id');
