ALTER TABLE "document_remarks" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "document_remarks" SET "updated_at" = "created_at";--> statement-breakpoint
ALTER TABLE "document_remarks" ALTER COLUMN "updated_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "remark_id" integer;
