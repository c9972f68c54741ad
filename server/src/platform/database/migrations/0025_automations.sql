CREATE TABLE "rule_alarms" (
	"project_id" integer NOT NULL,
	"rule_id" integer NOT NULL,
	"task_id" integer,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rule_runs" (
	"project_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "rule_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"rule_id" integer NOT NULL,
	"cause" text NOT NULL,
	"task_id" integer,
	"actor_id" integer,
	"depth" smallint NOT NULL,
	"state" text NOT NULL,
	"refused" text,
	"name" text NOT NULL,
	"actions" jsonb NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"values" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	"wake_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "rule_runs_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "rules" (
	"project_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"board_id" integer,
	"owner_id" integer NOT NULL,
	"enabled" boolean NOT NULL,
	"enabled_at" timestamp (3) with time zone,
	"paused" text,
	"definition" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"hook_hash" text,
	"signing_secret" text,
	"last_turn" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rules_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"project_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"rule_id" integer NOT NULL,
	"run_id" integer NOT NULL,
	"step" smallint NOT NULL,
	"url" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"status" smallint,
	"error" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_deliveries_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "via" jsonb;--> statement-breakpoint
ALTER TABLE "rule_alarms" ADD CONSTRAINT "rule_alarms_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_alarms" ADD CONSTRAINT "rule_alarms_project_id_rule_id_rules_project_id_id_fk" FOREIGN KEY ("project_id","rule_id") REFERENCES "public"."rules"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_alarms" ADD CONSTRAINT "rule_alarms_project_id_task_id_tasks_project_id_id_fk" FOREIGN KEY ("project_id","task_id") REFERENCES "public"."tasks"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_runs" ADD CONSTRAINT "rule_runs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_runs" ADD CONSTRAINT "rule_runs_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_runs" ADD CONSTRAINT "rule_runs_project_id_rule_id_rules_project_id_id_fk" FOREIGN KEY ("project_id","rule_id") REFERENCES "public"."rules"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_runs" ADD CONSTRAINT "rule_runs_project_id_task_id_tasks_project_id_id_fk" FOREIGN KEY ("project_id","task_id") REFERENCES "public"."tasks"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rules" ADD CONSTRAINT "rules_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rules" ADD CONSTRAINT "rules_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rules" ADD CONSTRAINT "rules_project_id_board_id_boards_project_id_id_fk" FOREIGN KEY ("project_id","board_id") REFERENCES "public"."boards"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_project_id_rule_id_rules_project_id_id_fk" FOREIGN KEY ("project_id","rule_id") REFERENCES "public"."rules"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rule_alarms_subject" ON "rule_alarms" USING btree ("project_id","rule_id",coalesce(task_id, 0));--> statement-breakpoint
CREATE INDEX "rule_alarms_at" ON "rule_alarms" USING btree ("at");--> statement-breakpoint
CREATE INDEX "rule_alarms_task" ON "rule_alarms" USING btree ("project_id","task_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rule_runs_cause" ON "rule_runs" USING btree ("project_id","rule_id","cause");--> statement-breakpoint
CREATE INDEX "rule_runs_wake" ON "rule_runs" USING btree ("wake_at") WHERE wake_at is not null;--> statement-breakpoint
CREATE INDEX "rule_runs_at" ON "rule_runs" USING btree ("project_id","at","id");--> statement-breakpoint
CREATE INDEX "rule_runs_rule" ON "rule_runs" USING btree ("project_id","rule_id","at");--> statement-breakpoint
CREATE INDEX "rule_runs_task" ON "rule_runs" USING btree ("project_id","task_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_rule" ON "webhook_deliveries" USING btree ("project_id","rule_id","id");--> statement-breakpoint
INSERT INTO "readers" ("reader", "project_id", "seq") SELECT 'rules', "id", "seq" FROM "projects";
