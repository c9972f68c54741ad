-- The words of a text, accents and case aside, with a space between them.
CREATE FUNCTION search_words(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN regexp_replace(fold(value), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f]+', ' ', 'g');
--> statement-breakpoint
-- What a text is found by: its project, its words, and their stems, both as they are written and without accents.
-- The project among the words lets one index leave out everybody else's texts.
CREATE FUNCTION search_vector(project_id integer, value text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN array_to_tsvector(ARRAY['@' || project_id::text]) || strip(
    to_tsvector('simple', search_words(value)) ||
    to_tsvector('spanish', search_words(value)) ||
    to_tsvector('spanish', value));
--> statement-breakpoint
-- A word, and the same with each of its letters left out in turn.
CREATE FUNCTION shortened(word text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN ARRAY(SELECT DISTINCT overlay(word PLACING '' FROM place FOR 1) FROM generate_series(1, length(word)) place) || word;
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"query" text NOT NULL,
	"pinned" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_searches_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "vocabulary" (
	"word" text PRIMARY KEY NOT NULL,
	"shortened" text[] GENERATED ALWAYS AS (shortened(word)) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_vector(project_id, content)) STORED;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_vector(project_id, title || chr(10) || description)) STORED;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vocabulary_shortened" ON "vocabulary" USING gin ("shortened");--> statement-breakpoint
CREATE INDEX "comments_search" ON "comments" USING gin ("search");--> statement-breakpoint
CREATE INDEX "tasks_search" ON "tasks" USING gin ("search") WHERE deleted_at is null;