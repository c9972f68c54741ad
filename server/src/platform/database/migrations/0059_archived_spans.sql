-- The reader of the spans reads every log anew: what is archived is no longer open.
TRUNCATE "task_spans", "report_columns", "report_sums", "report_times";--> statement-breakpoint
DELETE FROM "readers" WHERE reader = 'spans';--> statement-breakpoint
DROP INDEX "task_spans_open";--> statement-breakpoint
DROP INDEX "task_spans_until";--> statement-breakpoint
ALTER TABLE "task_spans" ADD COLUMN "archived" boolean NOT NULL;--> statement-breakpoint
CREATE INDEX "task_spans_open" ON "task_spans" USING btree ("project_id","column_id","kind","board_id","assigned_to","priority_id","label_id","due_day","due_date") WHERE until is null and kind <> 'hecho' and not deleted and not board_deleted and not archived;--> statement-breakpoint
CREATE INDEX "task_spans_until" ON "task_spans" USING btree ("project_id","until") WHERE until is not null and kind <> 'hecho' and not deleted and not board_deleted and not archived;