-- In the order in which a write comes to these tables: records first, then what is told of them. Who waits for the first is not in the way of the next.
CREATE INDEX "items_facets" ON "items" USING btree ("archive_id","id","kind","technique","place","first_day","last_day") WHERE public and active and deleted_at is null;--> statement-breakpoint
CREATE INDEX "activity_together" ON "activity" USING btree ("transaction","kind","action","id") WHERE shown and batch is null and record_id is not null;--> statement-breakpoint
CREATE INDEX "mails_sent" ON "mails" USING btree ("sent_at","id");
