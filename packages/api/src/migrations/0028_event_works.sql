CREATE TABLE "event_works" (
	"event_id" integer NOT NULL,
	"work_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "event_works_event_id_work_id_pk" PRIMARY KEY("event_id","work_id")
);
--> statement-breakpoint
ALTER TABLE "event_works" ADD CONSTRAINT "event_works_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_works" ADD CONSTRAINT "event_works_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_works_work_id_index" ON "event_works" USING btree ("work_id");--> statement-breakpoint
-- What is shown in an event belongs to its history, and to what pages show.
CREATE TRIGGER event_works_log_inserted AFTER INSERT ON event_works REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION log_rows('event', 'event_id', '{event_id,work_id}', '{}');--> statement-breakpoint
CREATE TRIGGER event_works_log_deleted AFTER DELETE ON event_works REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION log_rows('event', 'event_id', '{event_id,work_id}', '{}');--> statement-breakpoint
CREATE TRIGGER event_works_log_updated AFTER UPDATE ON event_works REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION log_rows('event', 'event_id', '{event_id,work_id}', '{}');--> statement-breakpoint
CREATE TRIGGER event_works_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON event_works FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
