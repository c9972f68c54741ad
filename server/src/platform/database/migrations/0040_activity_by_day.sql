-- The reader of the facts reads every log anew, into rows of another kind.
DROP TABLE "facts";--> statement-breakpoint
CREATE TABLE "facts" (
	"project_id" integer NOT NULL,
	"day" date NOT NULL,
	"quarters" "bytea" NOT NULL,
	CONSTRAINT "facts_project_id_day_pk" PRIMARY KEY("project_id","day")
);
--> statement-breakpoint
ALTER TABLE "facts" ADD CONSTRAINT "facts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DELETE FROM "readers" WHERE reader = 'facts';
