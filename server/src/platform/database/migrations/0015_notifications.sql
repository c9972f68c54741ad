CREATE TABLE "follows" (
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"board_id" integer,
	"task_id" integer,
	"following" boolean,
	"muted" boolean DEFAULT false NOT NULL,
	"muted_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"project_id" integer NOT NULL,
	"task_id" integer,
	"comment_id" integer,
	"actor_id" integer,
	"role" text,
	"due" text,
	"at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_project_id_board_id_boards_project_id_id_fk" FOREIGN KEY ("project_id","board_id") REFERENCES "public"."boards"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_project_id_task_id_tasks_project_id_id_fk" FOREIGN KEY ("project_id","task_id") REFERENCES "public"."tasks"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_project_id_task_id_tasks_project_id_id_fk" FOREIGN KEY ("project_id","task_id") REFERENCES "public"."tasks"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "follows_subject" ON "follows" USING btree ("project_id",coalesce(task_id, 0),coalesce(board_id, 0),"user_id");--> statement-breakpoint
CREATE INDEX "follows_muted" ON "follows" USING btree ("user_id") WHERE muted;--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","at","id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_task" ON "notifications" USING btree ("project_id","task_id");--> statement-breakpoint
CREATE INDEX "notifications_read" ON "notifications" USING btree ("read_at");--> statement-breakpoint
INSERT INTO "readers" ("reader", "project_id", "seq") SELECT 'notifications', "id", "seq" FROM "projects";--> statement-breakpoint
INSERT INTO "follows" ("user_id", "project_id", "task_id", "following")
SELECT DISTINCT "user_id", "project_id", "task_id", true FROM (
  SELECT "created_by" AS "user_id", "project_id", "id" AS "task_id" FROM "tasks"
  UNION ALL SELECT "assigned_to", "project_id", "id" FROM "tasks" WHERE "assigned_to" IS NOT NULL
  UNION ALL SELECT "author_id", "project_id", "task_id" FROM "comments") AS "known";
