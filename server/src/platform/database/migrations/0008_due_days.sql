DROP INDEX "tasks_assignee";--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "start_day" date;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "due_day" date;--> statement-breakpoint
CREATE INDEX "tasks_due_date" ON "tasks" USING btree ("project_id","due_date") WHERE deleted_at is null and due_date is not null;--> statement-breakpoint
CREATE INDEX "tasks_due_day" ON "tasks" USING btree ("project_id","due_day") WHERE deleted_at is null and due_day is not null;--> statement-breakpoint
CREATE INDEX "tasks_assignee" ON "tasks" USING btree ("assigned_to") WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_start" CHECK (num_nulls(start_date, start_day) > 0);--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_due" CHECK (num_nulls(due_date, due_day) > 0);--> statement-breakpoint
-- UTC for a zone that this database does not know: some systems leave out the older names, which browsers still use.
CREATE FUNCTION known_zone(zone text) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  PERFORM now() AT TIME ZONE zone;
  RETURN zone;
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN 'UTC';
END $$;
--> statement-breakpoint
-- A day was kept as its 23:59 where whoever wrote it was: the assignee, or else the creator.
UPDATE tasks SET due_day = written.day, due_date = NULL
FROM (
  SELECT DISTINCT ON (task.project_id, task.id) task.project_id, task.id,
    (task.due_date AT TIME ZONE known_zone(person.time_zone))::date AS day
  FROM tasks task JOIN users person ON person.id IN (task.assigned_to, task.created_by)
  WHERE (task.due_date AT TIME ZONE known_zone(person.time_zone))::time = '23:59'
  ORDER BY task.project_id, task.id, person.id IS NOT DISTINCT FROM task.assigned_to DESC
) written
WHERE tasks.project_id = written.project_id AND tasks.id = written.id;
--> statement-breakpoint
UPDATE tasks SET start_day = written.day, start_date = NULL
FROM (
  SELECT DISTINCT ON (task.project_id, task.id) task.project_id, task.id,
    (task.start_date AT TIME ZONE known_zone(person.time_zone))::date AS day
  FROM tasks task JOIN users person ON person.id IN (task.assigned_to, task.created_by)
  WHERE (task.start_date AT TIME ZONE known_zone(person.time_zone))::time = '23:59'
  ORDER BY task.project_id, task.id, person.id IS NOT DISTINCT FROM task.assigned_to DESC
) written
WHERE tasks.project_id = written.project_id AND tasks.id = written.id;
