CREATE TABLE "document_files" (
	"project_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "document_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_files_project_id_document_id_id_pk" PRIMARY KEY("project_id","document_id","id")
);
--> statement-breakpoint
CREATE TABLE "document_links" (
	"project_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_links_project_id_document_id_pk" PRIMARY KEY("project_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "document_pins" (
	"project_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_pins_project_id_document_id_user_id_pk" PRIMARY KEY("project_id","document_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "document_sections" (
	"project_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"ordinal" smallint NOT NULL,
	"heading" text NOT NULL,
	"content" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (search_vector(project_id, heading || chr(10) || content)) STORED,
	CONSTRAINT "document_sections_project_id_document_id_ordinal_pk" PRIMARY KEY("project_id","document_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "document_states" (
	"project_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"merged_seq" integer DEFAULT 0 NOT NULL,
	"state" "bytea",
	"indexed_seq" integer DEFAULT 0 NOT NULL,
	"size" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "document_states_project_id_document_id_pk" PRIMARY KEY("project_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "document_updates" (
	"project_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"update" "bytea" NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_updates_project_id_document_id_seq_pk" PRIMARY KEY("project_id","document_id","seq")
);
--> statement-breakpoint
CREATE TABLE "document_versions" (
	"project_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "document_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seq" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"authors" integer[] NOT NULL,
	"state" "bytea",
	"added" integer,
	"removed" integer,
	CONSTRAINT "document_versions_project_id_document_id_id_pk" PRIMARY KEY("project_id","document_id","id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"project_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer,
	"position" text COLLATE "C" NOT NULL,
	"icon" text NOT NULL,
	"title" text NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"template" boolean DEFAULT false NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_by" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" integer,
	"deleted_with" integer,
	"search" "tsvector" GENERATED ALWAYS AS (search_vector(project_id, title)) STORED,
	CONSTRAINT "documents_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_project_id_document_id_documents_project_id_id_fk" FOREIGN KEY ("project_id","document_id") REFERENCES "public"."documents"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_links" ADD CONSTRAINT "document_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_links" ADD CONSTRAINT "document_links_project_id_document_id_documents_project_id_id_fk" FOREIGN KEY ("project_id","document_id") REFERENCES "public"."documents"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_pins" ADD CONSTRAINT "document_pins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_pins" ADD CONSTRAINT "document_pins_project_id_document_id_documents_project_id_id_fk" FOREIGN KEY ("project_id","document_id") REFERENCES "public"."documents"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_sections" ADD CONSTRAINT "document_sections_project_id_document_id_documents_project_id_id_fk" FOREIGN KEY ("project_id","document_id") REFERENCES "public"."documents"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_states" ADD CONSTRAINT "document_states_project_id_document_id_documents_project_id_id_fk" FOREIGN KEY ("project_id","document_id") REFERENCES "public"."documents"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_updates" ADD CONSTRAINT "document_updates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_updates" ADD CONSTRAINT "document_updates_project_id_document_id_documents_project_id_id_fk" FOREIGN KEY ("project_id","document_id") REFERENCES "public"."documents"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_project_id_document_id_documents_project_id_id_fk" FOREIGN KEY ("project_id","document_id") REFERENCES "public"."documents"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_project_id_parent_id_documents_project_id_id_fk" FOREIGN KEY ("project_id","parent_id") REFERENCES "public"."documents"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_links_token" ON "document_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "document_pins_user" ON "document_pins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "document_sections_search" ON "document_sections" USING gin ("search");--> statement-breakpoint
CREATE INDEX "document_versions_open" ON "document_versions" USING btree ("project_id","document_id") WHERE state is null;--> statement-breakpoint
CREATE INDEX "documents_tree" ON "documents" USING btree ("project_id","parent_id","position");--> statement-breakpoint
CREATE INDEX "documents_recent" ON "documents" USING btree ("project_id","updated_at");--> statement-breakpoint
CREATE INDEX "documents_search" ON "documents" USING gin ("search") WHERE deleted_at is null;