ALTER TABLE "tasks" DROP CONSTRAINT "tasks_project_id_label_id_labels_project_id_id_fk";
--> statement-breakpoint
DROP INDEX "tasks_sought";--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "label_ids" integer[] DEFAULT '{}'::int[] NOT NULL;--> statement-breakpoint
UPDATE "tasks" SET "label_ids" = ARRAY["label_id"] WHERE "label_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "tasks_sought" ON "tasks" USING btree ("project_id","id","board_id","column_id","assigned_to","created_by","priority_id","label_ids","due_day","due_date","start_day","start_date","created_at","updated_at","archived") WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE "tasks" DROP COLUMN "label_id";--> statement-breakpoint
DROP INDEX "task_spans_open";--> statement-breakpoint
ALTER TABLE "task_spans" ADD COLUMN "label_ids" integer[] DEFAULT '{}'::int[] NOT NULL;--> statement-breakpoint
UPDATE "task_spans" SET "label_ids" = ARRAY["label_id"] WHERE "label_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "task_spans_open" ON "task_spans" USING btree ("project_id","column_id","kind","board_id","assigned_to","priority_id","label_ids","due_day","due_date") WHERE until is null and kind <> 'hecho' and not deleted and not board_deleted and not archived;--> statement-breakpoint
ALTER TABLE "task_spans" DROP COLUMN "label_id";