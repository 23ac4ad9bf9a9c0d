CREATE TABLE "search_phrases" (
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"language" text NOT NULL,
	"word" integer NOT NULL,
	"phrase" text NOT NULL,
	"weight" integer NOT NULL,
	CONSTRAINT "search_phrases_kind_subject_id_language_word_pk" PRIMARY KEY("kind","subject_id","language","word"),
	CONSTRAINT "search_phrases_language" CHECK ("search_phrases"."language" in ('en', 'ar'))
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"sounds" text[] NOT NULL,
	"deletions" text[] NOT NULL
);
--> statement-breakpoint
DROP INDEX "search_aliases_alias";--> statement-breakpoint
DROP INDEX "search_documents_prefix_en";--> statement-breakpoint
DROP INDEX "search_documents_prefix_ar";--> statement-breakpoint
ALTER TABLE "search_phrases" ADD CONSTRAINT "search_phrases_kind_subject_id_search_documents_kind_subject_id_fk" FOREIGN KEY ("kind","subject_id") REFERENCES "public"."search_documents"("kind","subject_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_phrases_prefix" ON "search_phrases" USING btree ("phrase" text_pattern_ops,"weight" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_phrases_prefix_places" ON "search_phrases" USING btree ("phrase" text_pattern_ops,"weight" DESC NULLS LAST) WHERE "search_phrases"."kind" <> 'product';--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_sounds" ON "search_words" USING gin ("sounds");--> statement-breakpoint
CREATE INDEX "search_words_deletions" ON "search_words" USING gin ("deletions");--> statement-breakpoint
CREATE INDEX "search_aliases_prefix" ON "search_aliases" USING btree ("alias" text_pattern_ops);--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "key_en";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "key_ar";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "rating_tenths";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "reviews_count";