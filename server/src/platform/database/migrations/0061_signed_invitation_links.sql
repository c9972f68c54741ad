-- What was mailed stays good, in place of the link that whoever invited was shown beside it.
UPDATE "invitations" SET "token_hash" = "mail_token_hash" WHERE "mail_token_hash" IS NOT NULL;--> statement-breakpoint
DROP INDEX "invitations_mail_token";--> statement-breakpoint
ALTER TABLE "invitations" DROP COLUMN "mail_token_hash";
