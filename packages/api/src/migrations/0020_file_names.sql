CREATE INDEX "event_images_file_index" ON "event_images" USING btree ("file");--> statement-breakpoint
CREATE INDEX "item_files_file_index" ON "item_files" USING btree ("file");--> statement-breakpoint
CREATE INDEX "work_images_file_index" ON "work_images" USING btree ("file");