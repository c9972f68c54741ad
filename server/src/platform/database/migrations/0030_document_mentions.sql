CREATE TABLE "document_mentions" (
	"project_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "document_mentions_project_id_document_id_user_id_pk" PRIMARY KEY("project_id","document_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "document_id" integer;--> statement-breakpoint
ALTER TABLE "document_mentions" ADD CONSTRAINT "document_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_mentions" ADD CONSTRAINT "document_mentions_project_id_document_id_documents_project_id_id_fk" FOREIGN KEY ("project_id","document_id") REFERENCES "public"."documents"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_mentions_user" ON "document_mentions" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_project_id_document_id_documents_project_id_id_fk" FOREIGN KEY ("project_id","document_id") REFERENCES "public"."documents"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_document" ON "notifications" USING btree ("project_id","document_id") WHERE document_id is not null;