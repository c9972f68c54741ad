DROP INDEX "task_spans_since";--> statement-breakpoint
DROP INDEX "task_spans_until";--> statement-breakpoint
CREATE INDEX "task_spans_moments" ON "task_spans" USING btree ("project_id","since","born","finished","assigned_to","created_at","started_at","task_id") WHERE born or finished;--> statement-breakpoint
CREATE INDEX "task_spans_done" ON "task_spans" USING btree ("project_id","since","finished_at","until","column_id") WHERE kind = 'hecho' and not deleted and not board_deleted;--> statement-breakpoint
CREATE INDEX "task_spans_until" ON "task_spans" USING btree ("project_id","until","since","column_id","kind","column_since","moved","due_day","due_date") WHERE until is not null and kind <> 'hecho' and not deleted and not board_deleted;