DROP INDEX "tasks_sought";--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "tasks_sought" ON "tasks" USING btree ("project_id","id","board_id","column_id","assigned_to","created_by","priority_id","label_id","due_day","due_date","start_day","start_date","created_at","updated_at","archived") WHERE deleted_at is null;
--> statement-breakpoint
-- Archived tasks are out of sight, and no more counted than those in the trash.
CREATE OR REPLACE FUNCTION count_tasks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE columns SET task_count = task_count + changed.tasks FROM (
      SELECT project_id, column_id, count(*)::int AS tasks FROM added
      WHERE deleted_at IS NULL AND NOT archived GROUP BY project_id, column_id) changed
    WHERE columns.project_id = changed.project_id AND columns.id = changed.column_id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE columns SET task_count = task_count - changed.tasks FROM (
      SELECT project_id, column_id, count(*)::int AS tasks FROM removed
      WHERE deleted_at IS NULL AND NOT archived GROUP BY project_id, column_id) changed
    WHERE columns.project_id = changed.project_id AND columns.id = changed.column_id;
  ELSE
    UPDATE columns SET task_count = task_count + changed.tasks FROM (
      SELECT project_id, column_id, sum(part)::int AS tasks FROM (
        SELECT project_id, column_id, 1 AS part FROM added WHERE deleted_at IS NULL AND NOT archived
        UNION ALL SELECT project_id, column_id, -1 FROM removed WHERE deleted_at IS NULL AND NOT archived) parts
      GROUP BY project_id, column_id HAVING sum(part) <> 0) changed
    WHERE columns.project_id = changed.project_id AND columns.id = changed.column_id;
  END IF;
  RETURN NULL;
END $$;
