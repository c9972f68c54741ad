CREATE TABLE "access_token_exclusions" (
	"project_id" integer NOT NULL,
	"token_id" integer NOT NULL,
	CONSTRAINT "access_token_exclusions_project_id_token_id_pk" PRIMARY KEY("project_id","token_id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"project_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" jsonb,
	"enabled" boolean NOT NULL,
	"paused" text,
	"since" integer NOT NULL,
	"signing_secret" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhooks_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ALTER COLUMN "rule_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ALTER COLUMN "run_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ALTER COLUMN "step" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "webhook_id" integer;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "type" text DEFAULT 'rule.run' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "seq" integer;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "task_id" integer;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "job_id" uuid;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "took" integer;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "access_token_exclusions" ADD CONSTRAINT "access_token_exclusions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_token_exclusions" ADD CONSTRAINT "access_token_exclusions_token_id_access_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."access_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_token_exclusions_token" ON "access_token_exclusions" USING btree ("token_id");--> statement-breakpoint
CREATE INDEX "webhooks_owner" ON "webhooks" USING btree ("owner_id");--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_project_id_webhook_id_webhooks_project_id_id_fk" FOREIGN KEY ("project_id","webhook_id") REFERENCES "public"."webhooks"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_project_id_task_id_tasks_project_id_id_fk" FOREIGN KEY ("project_id","task_id") REFERENCES "public"."tasks"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" USING btree ("project_id","webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_failed" ON "webhook_deliveries" USING btree ("project_id","webhook_id","id") WHERE error is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_event" ON "webhook_deliveries" USING btree ("project_id","webhook_id","seq");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_task" ON "webhook_deliveries" USING btree ("project_id","task_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_at" ON "webhook_deliveries" USING btree ("at") WHERE webhook_id is not null;