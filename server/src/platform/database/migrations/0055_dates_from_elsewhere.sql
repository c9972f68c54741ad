-- The reader of the spans reads every log anew: what came from elsewhere was not finished on the day that it came.
TRUNCATE "task_spans", "report_columns", "report_sums", "report_times";--> statement-breakpoint
DELETE FROM "readers" WHERE reader = 'spans';--> statement-breakpoint
DROP INDEX "task_spans_moments";--> statement-breakpoint
DROP INDEX "task_spans_done_since";--> statement-breakpoint
ALTER TABLE "task_spans" ALTER COLUMN "created_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "former_secret" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "former_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "task_spans_born" ON "task_spans" USING btree ("project_id","created_at") WHERE born;--> statement-breakpoint
CREATE INDEX "task_spans_finished" ON "task_spans" USING btree ("project_id","finished_at") WHERE finished;--> statement-breakpoint
CREATE INDEX "task_spans_done_since" ON "task_spans" USING btree ("project_id","since") WHERE kind = 'hecho' and not deleted and not board_deleted and (finished_at is null or since > finished_at);