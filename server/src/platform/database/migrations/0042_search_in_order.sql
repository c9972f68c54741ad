ALTER INDEX "comments_search" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "tasks_search" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "document_sections_search" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "vocabulary_shortened" SET (fastupdate=false);--> statement-breakpoint
-- What was kept aside until now.
SELECT gin_clean_pending_list('comments_search'), gin_clean_pending_list('tasks_search'), gin_clean_pending_list('document_sections_search'), gin_clean_pending_list('vocabulary_shortened');