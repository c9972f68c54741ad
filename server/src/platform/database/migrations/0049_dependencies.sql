CREATE TABLE "dependencies" (
	"project_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "dependencies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"blocker_id" integer NOT NULL,
	"blocked_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dependencies_project_id_id_pk" PRIMARY KEY("project_id","id"),
	CONSTRAINT "dependencies_two" CHECK (blocker_id <> blocked_id)
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "has_blockers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dependencies" ADD CONSTRAINT "dependencies_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dependencies" ADD CONSTRAINT "dependencies_project_id_blocker_id_tasks_project_id_id_fk" FOREIGN KEY ("project_id","blocker_id") REFERENCES "public"."tasks"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dependencies" ADD CONSTRAINT "dependencies_project_id_blocked_id_tasks_project_id_id_fk" FOREIGN KEY ("project_id","blocked_id") REFERENCES "public"."tasks"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dependencies_blocked" ON "dependencies" USING btree ("project_id","blocked_id","blocker_id");--> statement-breakpoint
CREATE INDEX "dependencies_blocker" ON "dependencies" USING btree ("project_id","blocker_id","blocked_id");--> statement-breakpoint
CREATE INDEX "events_blocker" ON "events" USING btree ("project_id",((payload ->> 'blockerId')::int),"seq") WHERE type in ('dependency.created', 'dependency.deleted');