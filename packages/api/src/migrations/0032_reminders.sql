DROP INDEX "mails_to_withdraw";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "reminder" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_about" ON "mails" USING btree ("about") WHERE about <> '';