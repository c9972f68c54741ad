ALTER TABLE "columns" ADD COLUMN "task_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE columns SET task_count = counted.tasks FROM (
  SELECT project_id, column_id, count(*)::int AS tasks FROM tasks WHERE deleted_at IS NULL GROUP BY project_id, column_id) counted
WHERE columns.project_id = counted.project_id AND columns.id = counted.column_id;
--> statement-breakpoint
-- Once a statement, however many tasks it writes.
CREATE FUNCTION count_tasks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE columns SET task_count = task_count + changed.tasks FROM (
      SELECT project_id, column_id, count(*)::int AS tasks FROM added
      WHERE deleted_at IS NULL GROUP BY project_id, column_id) changed
    WHERE columns.project_id = changed.project_id AND columns.id = changed.column_id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE columns SET task_count = task_count - changed.tasks FROM (
      SELECT project_id, column_id, count(*)::int AS tasks FROM removed
      WHERE deleted_at IS NULL GROUP BY project_id, column_id) changed
    WHERE columns.project_id = changed.project_id AND columns.id = changed.column_id;
  ELSE
    UPDATE columns SET task_count = task_count + changed.tasks FROM (
      SELECT project_id, column_id, sum(part)::int AS tasks FROM (
        SELECT project_id, column_id, 1 AS part FROM added WHERE deleted_at IS NULL
        UNION ALL SELECT project_id, column_id, -1 FROM removed WHERE deleted_at IS NULL) parts
      GROUP BY project_id, column_id HAVING sum(part) <> 0) changed
    WHERE columns.project_id = changed.project_id AND columns.id = changed.column_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tasks_added AFTER INSERT ON tasks REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_tasks();
--> statement-breakpoint
CREATE TRIGGER tasks_removed AFTER DELETE ON tasks REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_tasks();
--> statement-breakpoint
CREATE TRIGGER tasks_changed AFTER UPDATE ON tasks REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_tasks();
