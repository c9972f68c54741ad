CREATE TABLE "document_damages" (
	"project_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "document_damages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seq" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_damages_project_id_document_id_id_pk" PRIMARY KEY("project_id","document_id","id")
);
--> statement-breakpoint
ALTER TABLE "document_states" ADD COLUMN "sound" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "document_damages" ADD CONSTRAINT "document_damages_project_id_document_id_documents_project_id_id_fk" FOREIGN KEY ("project_id","document_id") REFERENCES "public"."documents"("project_id","id") ON DELETE cascade ON UPDATE no action;