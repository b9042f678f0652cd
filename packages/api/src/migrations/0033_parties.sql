ALTER TABLE "appointments" ADD COLUMN "people" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "largest_party" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_people" CHECK (people >= 1);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_largest_party" CHECK (largest_party >= 1);--> statement-breakpoint
-- Who comes stands in the calendar file too: another number or name makes it a newer one.
CREATE OR REPLACE TRIGGER appointments_counted BEFORE UPDATE ON appointments FOR EACH ROW
  WHEN ((OLD.slot_id, OLD.confirmed_at, OLD.cancelled_at, OLD.people, OLD.first_name, OLD.last_name)
    IS DISTINCT FROM (NEW.slot_id, NEW.confirmed_at, NEW.cancelled_at, NEW.people, NEW.first_name, NEW.last_name))
  EXECUTE FUNCTION count_calendar();
