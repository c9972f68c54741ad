CREATE TABLE "report_columns" (
	"project_id" integer NOT NULL,
	"id" integer NOT NULL,
	"board_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"position" text NOT NULL,
	CONSTRAINT "report_columns_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "task_spans" (
	"project_id" integer NOT NULL,
	"task_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone,
	"board_id" integer NOT NULL,
	"column_id" integer NOT NULL,
	"kind" text NOT NULL,
	"deleted" boolean NOT NULL,
	"board_deleted" boolean NOT NULL,
	"assigned_to" integer,
	"priority_id" smallint NOT NULL,
	"label_id" integer,
	"due_date" timestamp (3) with time zone,
	"due_day" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"column_since" timestamp (3) with time zone NOT NULL,
	"born" boolean NOT NULL,
	"finished" boolean NOT NULL,
	"reopened" boolean NOT NULL,
	"moved" boolean NOT NULL,
	CONSTRAINT "task_spans_project_id_task_id_seq_pk" PRIMARY KEY("project_id","task_id","seq")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "kept" jsonb;--> statement-breakpoint
ALTER TABLE "report_columns" ADD CONSTRAINT "report_columns_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_spans" ADD CONSTRAINT "task_spans_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "task_spans_now" ON "task_spans" USING btree ("project_id","task_id") WHERE until is null;--> statement-breakpoint
CREATE INDEX "task_spans_open" ON "task_spans" USING btree ("project_id") WHERE until is null and kind <> 'hecho' and not deleted and not board_deleted;--> statement-breakpoint
CREATE INDEX "task_spans_since" ON "task_spans" USING btree ("project_id","since");--> statement-breakpoint
CREATE INDEX "task_spans_until" ON "task_spans" USING btree ("project_id","until") WHERE until is not null;