ALTER TABLE "users" ADD COLUMN "week_start" text DEFAULT 'monday' NOT NULL;--> statement-breakpoint
CREATE INDEX "tasks_start_date" ON "tasks" USING btree ("project_id","start_date") WHERE deleted_at is null and start_date is not null;--> statement-breakpoint
CREATE INDEX "tasks_start_day" ON "tasks" USING btree ("project_id","start_day") WHERE deleted_at is null and start_day is not null;--> statement-breakpoint
CREATE INDEX "tasks_undated" ON "tasks" USING btree ("project_id","id") WHERE deleted_at is null and start_date is null and start_day is null and due_date is null and due_day is null;