ALTER TABLE "projects" ADD COLUMN "task_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "number" integer;--> statement-breakpoint
-- What was there before is numbered as it was made.
UPDATE tasks SET number = numbered.number
FROM (SELECT project_id, id, row_number() OVER (PARTITION BY project_id ORDER BY id) AS number FROM tasks) numbered
WHERE tasks.project_id = numbered.project_id AND tasks.id = numbered.id;
--> statement-breakpoint
UPDATE projects SET task_number = counted.total
FROM (SELECT project_id, count(*) AS total FROM tasks GROUP BY project_id) counted
WHERE projects.id = counted.project_id;
--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_number" ON "tasks" USING btree ("project_id","number");
