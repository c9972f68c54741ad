CREATE TABLE "document_remarks" (
	"project_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"thread_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "document_remarks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"author_id" integer NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_remarks_project_id_document_id_thread_id_id_pk" PRIMARY KEY("project_id","document_id","thread_id","id")
);
--> statement-breakpoint
CREATE TABLE "document_threads" (
	"project_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "document_threads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"anchor_from" text NOT NULL,
	"anchor_to" text NOT NULL,
	"quote" text NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_by" integer,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "document_threads_project_id_document_id_id_pk" PRIMARY KEY("project_id","document_id","id")
);
--> statement-breakpoint
ALTER TABLE "document_remarks" ADD CONSTRAINT "document_remarks_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_remarks" ADD CONSTRAINT "document_remarks_thread" FOREIGN KEY ("project_id","document_id","thread_id") REFERENCES "public"."document_threads"("project_id","document_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_threads" ADD CONSTRAINT "document_threads_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_threads" ADD CONSTRAINT "document_threads_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_threads" ADD CONSTRAINT "document_threads_project_id_document_id_documents_project_id_id_fk" FOREIGN KEY ("project_id","document_id") REFERENCES "public"."documents"("project_id","id") ON DELETE cascade ON UPDATE no action;