CREATE TABLE "report_sums" (
	"project_id" integer NOT NULL,
	"what" text NOT NULL,
	"key" integer NOT NULL,
	"day" date NOT NULL,
	"quarters" smallint[] NOT NULL,
	"sums" integer[] NOT NULL,
	CONSTRAINT "report_sums_project_id_what_day_key_pk" PRIMARY KEY("project_id","what","day","key")
);
--> statement-breakpoint
CREATE TABLE "report_times" (
	"project_id" integer NOT NULL,
	"what" text NOT NULL,
	"key" integer NOT NULL,
	"day" date NOT NULL,
	"times" "bytea" NOT NULL,
	CONSTRAINT "report_times_project_id_what_day_key_pk" PRIMARY KEY("project_id","what","day","key")
);
--> statement-breakpoint
DROP INDEX "task_spans_done";--> statement-breakpoint
DROP INDEX "task_spans_open";--> statement-breakpoint
DROP INDEX "task_spans_moments";--> statement-breakpoint
DROP INDEX "task_spans_until";--> statement-breakpoint
ALTER TABLE "report_sums" ADD CONSTRAINT "report_sums_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_times" ADD CONSTRAINT "report_times_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_spans_done_since" ON "task_spans" USING btree ("project_id","since") WHERE kind = 'hecho' and not deleted and not board_deleted and since > finished_at;--> statement-breakpoint
CREATE INDEX "task_spans_done_until" ON "task_spans" USING btree ("project_id","until") WHERE kind = 'hecho' and not deleted and not board_deleted and until is not null;--> statement-breakpoint
CREATE INDEX "task_spans_open" ON "task_spans" USING btree ("project_id","column_id","kind","board_id","assigned_to","priority_id","label_id","due_day","due_date") WHERE until is null and kind <> 'hecho' and not deleted and not board_deleted;--> statement-breakpoint
CREATE INDEX "task_spans_moments" ON "task_spans" USING btree ("project_id","since") WHERE born or finished;--> statement-breakpoint
CREATE INDEX "task_spans_until" ON "task_spans" USING btree ("project_id","until") WHERE until is not null and kind <> 'hecho' and not deleted and not board_deleted;--> statement-breakpoint
-- The reader of the spans reads every log anew, and sums up what it finds.
TRUNCATE "task_spans", "report_columns";--> statement-breakpoint
DELETE FROM "readers" WHERE reader = 'spans';
