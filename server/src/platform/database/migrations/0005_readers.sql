CREATE TABLE "facts" (
	"project_id" integer NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"actor_id" integer NOT NULL,
	"fact" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "facts_project_id_hour_actor_id_fact_pk" PRIMARY KEY("project_id","hour","actor_id","fact")
);
--> statement-breakpoint
CREATE TABLE "readers" (
	"reader" text NOT NULL,
	"project_id" integer NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp (3) with time zone,
	"error" text,
	CONSTRAINT "readers_reader_project_id_pk" PRIMARY KEY("reader","project_id")
);
--> statement-breakpoint
ALTER TABLE "facts" ADD CONSTRAINT "facts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facts" ADD CONSTRAINT "facts_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readers" ADD CONSTRAINT "readers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "facts_actor" ON "facts" USING btree ("actor_id");