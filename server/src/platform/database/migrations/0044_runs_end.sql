ALTER TABLE "rule_runs" ADD COLUMN "failures" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Of runs that went with their task.
DELETE FROM "webhook_deliveries" delivery WHERE NOT EXISTS (SELECT FROM "rule_runs" run WHERE run."project_id" = delivery."project_id" AND run."id" = delivery."run_id");--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_project_id_run_id_rule_runs_project_id_id_fk" FOREIGN KEY ("project_id","run_id") REFERENCES "public"."rule_runs"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rule_runs_ended" ON "rule_runs" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_run" ON "webhook_deliveries" USING btree ("project_id","run_id");