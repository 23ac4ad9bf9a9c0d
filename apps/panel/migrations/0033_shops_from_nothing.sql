CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"store_id" text,
	"uploaded_by" text,
	"picture" jsonb NOT NULL,
	"names" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "pictures_kind" CHECK ("pictures"."kind" in ('product', 'logo', 'cover', 'card', 'category', 'banner', 'collection'))
);
--> statement-breakpoint
ALTER TABLE "store_closures" ADD COLUMN "is_pause" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "device_id" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_names" ON "pictures" USING gin ("names");--> statement-breakpoint
CREATE INDEX "pictures_unused" ON "pictures" USING btree ("created_at") WHERE "pictures"."used_at" is null;--> statement-breakpoint
CREATE INDEX "pictures_store" ON "pictures" USING btree ("store_id");--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_draft" CHECK (not ("stores"."is_draft" and "stores"."active")) NOT VALID;
--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The foreign keys forget an account or a store that has been deleted.
	IF TG_OP = 'UPDATE'
		AND to_jsonb(NEW) - ARRAY['actor_id', 'store_id'] = to_jsonb(OLD) - ARRAY['actor_id', 'store_id']
		AND (NEW.actor_id IS NOT DISTINCT FROM OLD.actor_id
			OR NEW.actor_id IS NULL AND NOT EXISTS (SELECT FROM users WHERE id = OLD.actor_id))
		AND (NEW.store_id IS NOT DISTINCT FROM OLD.store_id
			OR NEW.store_id IS NULL AND NOT EXISTS (SELECT FROM stores WHERE id = OLD.store_id))
	THEN
		RETURN NEW;
	END IF;
	-- The daily job deletes what is older than five years; by a year less, so that clocks may differ.
	IF TG_OP = 'DELETE' AND OLD.at < now() - interval '4 years' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'rows of % are never altered, nor deleted within four years', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
