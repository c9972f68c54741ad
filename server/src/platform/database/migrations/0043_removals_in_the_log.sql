DROP INDEX "events_column_deleted";--> statement-breakpoint
CREATE INDEX "events_removed" ON "events" USING btree ("project_id","type","seq") WHERE type in ('column.deleted', 'label.deleted');