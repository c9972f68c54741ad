ALTER TABLE "sessions" ADD COLUMN "two_steps" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "mail_token_hash" text;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "session_id" integer;--> statement-breakpoint
-- Nobody noted in which session a browser asked: it goes on with the one that was used last, and where there is none it ends.
UPDATE "push_subscriptions" SET "session_id" = (
  SELECT "id" FROM "sessions" WHERE "sessions"."user_id" = "push_subscriptions"."user_id" ORDER BY "last_seen_at" DESC, "id" DESC LIMIT 1);--> statement-breakpoint
DELETE FROM "push_subscriptions" WHERE "session_id" IS NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ALTER COLUMN "session_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_mail_token" ON "invitations" USING btree ("mail_token_hash");--> statement-breakpoint
-- What somebody was told of a project that they have left since: nobody reads it, and it was in the way of what they do.
DELETE FROM "notifications" WHERE NOT EXISTS (
  SELECT FROM "memberships" WHERE "memberships"."project_id" = "notifications"."project_id" AND "memberships"."user_id" = "notifications"."user_id");
