-- What a text is found by: its words and their stems, as they are written and without accents, each after its project;
-- and the project alone. So a search reads of an index only what is in the projects in which it looks.
ALTER TABLE tasks DROP COLUMN search;--> statement-breakpoint
ALTER TABLE comments DROP COLUMN search;--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_vector(project_id integer, value text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN (
    SELECT array_to_tsvector(array_agg(project_id || ':' || lexeme) || (project_id || ':'))
    FROM unnest(
      to_tsvector('simple', search_words(value)) ||
      to_tsvector('spanish', search_words(value)) ||
      to_tsvector('spanish', value)));
--> statement-breakpoint
ALTER TABLE tasks ADD COLUMN search tsvector GENERATED ALWAYS AS (search_vector(project_id, title || chr(10) || description)) STORED;--> statement-breakpoint
ALTER TABLE comments ADD COLUMN search tsvector GENERATED ALWAYS AS (search_vector(project_id, content)) STORED;--> statement-breakpoint
CREATE INDEX tasks_search ON tasks USING gin (search) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX comments_search ON comments USING gin (search);
