ALTER TABLE "columns" ADD COLUMN "archived_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE columns SET archived_count = counted.tasks FROM (
  SELECT project_id, column_id, count(*)::int AS tasks FROM tasks
  WHERE deleted_at IS NULL AND archived GROUP BY project_id, column_id) counted
WHERE columns.project_id = counted.project_id AND columns.id = counted.column_id;
--> statement-breakpoint
-- Archived tasks are out of sight, but in a column: who deletes it is told of them.
CREATE OR REPLACE FUNCTION count_tasks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE columns SET task_count = task_count + changed.tasks, archived_count = archived_count + changed.archived FROM (
      SELECT project_id, column_id, sum((NOT archived)::int)::int AS tasks, sum(archived::int)::int AS archived FROM added
      WHERE deleted_at IS NULL GROUP BY project_id, column_id) changed
    WHERE columns.project_id = changed.project_id AND columns.id = changed.column_id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE columns SET task_count = task_count - changed.tasks, archived_count = archived_count - changed.archived FROM (
      SELECT project_id, column_id, sum((NOT archived)::int)::int AS tasks, sum(archived::int)::int AS archived FROM removed
      WHERE deleted_at IS NULL GROUP BY project_id, column_id) changed
    WHERE columns.project_id = changed.project_id AND columns.id = changed.column_id;
  ELSE
    UPDATE columns SET task_count = task_count + changed.tasks, archived_count = archived_count + changed.archived FROM (
      SELECT project_id, column_id, sum(part * (NOT archived)::int)::int AS tasks, sum(part * archived::int)::int AS archived
      FROM (
        SELECT project_id, column_id, archived, 1 AS part FROM added WHERE deleted_at IS NULL
        UNION ALL SELECT project_id, column_id, archived, -1 FROM removed WHERE deleted_at IS NULL) parts
      GROUP BY project_id, column_id
      HAVING sum(part * (NOT archived)::int) <> 0 OR sum(part * archived::int) <> 0) changed
    WHERE columns.project_id = changed.project_id AND columns.id = changed.column_id;
  END IF;
  RETURN NULL;
END $$;
