CREATE TABLE "import_parts" (
	"project_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"ordinal" integer NOT NULL,
	"tasks" jsonb NOT NULL,
	CONSTRAINT "import_parts_project_id_import_id_ordinal_pk" PRIMARY KEY("project_id","import_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "imported_tasks" (
	"project_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"task_id" integer NOT NULL,
	"source_hash" text,
	CONSTRAINT "imported_tasks_project_id_task_id_pk" PRIMARY KEY("project_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"project_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"new_project" boolean NOT NULL,
	"plan" jsonb NOT NULL,
	"made" jsonb,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"keep" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "imports_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
ALTER TABLE "import_parts" ADD CONSTRAINT "import_parts_project_id_import_id_imports_project_id_id_fk" FOREIGN KEY ("project_id","import_id") REFERENCES "public"."imports"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_tasks" ADD CONSTRAINT "imported_tasks_project_id_import_id_imports_project_id_id_fk" FOREIGN KEY ("project_id","import_id") REFERENCES "public"."imports"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_tasks" ADD CONSTRAINT "imported_tasks_project_id_task_id_tasks_project_id_id_fk" FOREIGN KEY ("project_id","task_id") REFERENCES "public"."tasks"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_tasks_import" ON "imported_tasks" USING btree ("project_id","import_id","task_id");--> statement-breakpoint
CREATE INDEX "imported_tasks_source" ON "imported_tasks" USING btree ("project_id","source_hash");--> statement-breakpoint
CREATE INDEX "imports_user" ON "imports" USING btree ("user_id","created_at");