ALTER TABLE "users" ADD COLUMN "density" text DEFAULT 'compact' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "always_peek" boolean DEFAULT false NOT NULL;