CREATE TABLE "project_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"owner_id" integer NOT NULL,
	"team_id" integer,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"summary" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "answers_new_project";--> statement-breakpoint
ALTER TABLE "project_templates" ADD CONSTRAINT "project_templates_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_templates" ADD CONSTRAINT "project_templates_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_templates_owner" ON "project_templates" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "project_templates_team" ON "project_templates" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "answers_new_project" ON "answers" USING btree ("user_id","request") WHERE request not like '/api/projects/%';