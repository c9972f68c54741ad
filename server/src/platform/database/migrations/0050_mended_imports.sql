ALTER TABLE "imports" ADD COLUMN "received" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undone_by" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "imports" SET "received" = "done" + coalesce((
	SELECT sum(jsonb_array_length(part."tasks")) FROM "import_parts" part
	WHERE part."project_id" = "imports"."project_id" AND part."import_id" = "imports"."id"), 0);--> statement-breakpoint
UPDATE "imports" SET "made" = "made" || '{"added": {"memberIds": [], "columns": 0, "labels": 0}}' WHERE "made" IS NOT NULL;
