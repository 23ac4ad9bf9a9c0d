CREATE TABLE "review_photos" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "review_photos_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"review_id" text NOT NULL,
	"store_id" text NOT NULL,
	"file_id" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_photos_sequence_unique" UNIQUE("sequence"),
	CONSTRAINT "review_photos_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "review_photos_state" CHECK ("review_photos"."state" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "review_photos_file" CHECK (("review_photos"."file_id" is null) = ("review_photos"."state" = 'rejected')),
	CONSTRAINT "review_photos_decided" CHECK (("review_photos"."decided_at" is null) = ("review_photos"."state" = 'pending')),
	CONSTRAINT "review_photos_size" CHECK ("review_photos"."width" > 0 and "review_photos"."height" > 0)
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_kind";--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_photos_review" ON "review_photos" USING btree ("review_id","sequence");--> statement-breakpoint
CREATE INDEX "review_photos_pending" ON "review_photos" USING btree ("sequence") WHERE "review_photos"."state" = 'pending';--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind" CHECK ("files"."kind" in ('avatar', 'cr_attachment', 'review_photo'));--> statement-breakpoint
CREATE TRIGGER review_photos_changed AFTER INSERT OR UPDATE OR DELETE ON review_photos
  FOR EACH ROW EXECUTE FUNCTION notify_store('store_id');
