DROP INDEX "documents_search";--> statement-breakpoint
ALTER TABLE "documents" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "document_sections" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "document_sections" ADD COLUMN "nth" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "document_sections" ADD COLUMN "title" text NOT NULL;--> statement-breakpoint
ALTER TABLE "document_sections" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_vector(project_id, title || chr(10) || heading || chr(10) || content)) STORED;--> statement-breakpoint
CREATE INDEX "document_sections_search" ON "document_sections" USING gin ("search");--> statement-breakpoint
ALTER TABLE "document_states" DROP COLUMN "indexed_seq";--> statement-breakpoint
ALTER TABLE "document_states" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "document_states_due" ON "document_states" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
-- None was tidied before.
UPDATE "document_states" SET "due_at" = now();
