ALTER TABLE "document_states" ADD COLUMN "beginning" text;--> statement-breakpoint
-- Long ones get their beginning without waiting for somebody to write in them.
UPDATE "document_states" SET "due_at" = now() WHERE "size" > 16000 AND "due_at" IS NULL;
