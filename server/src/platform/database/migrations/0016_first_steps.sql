ALTER TABLE "projects" ADD COLUMN "example" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "first_steps_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Whoever is here already has taken them.
UPDATE "users" SET "first_steps_closed" = true;
