-- The reader of the spans reads every log anew: what came from another project was neither made nor finished by coming.
TRUNCATE "task_spans", "report_columns", "report_sums", "report_times";--> statement-breakpoint
DELETE FROM "readers" WHERE reader = 'spans';--> statement-breakpoint
-- Mails to who was invited, from when their link lay in the queue: whoever sends would not find it where it looks now. The
-- invitations stay, and can be sent again. On a new database there is no queue yet.
DO $$
BEGIN
  IF to_regclass('queue.job') IS NOT NULL THEN
    DELETE FROM queue.job WHERE name = 'mail' AND data ->> 'template' = 'invitation';
  END IF;
END $$;
