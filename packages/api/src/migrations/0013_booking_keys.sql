CREATE TABLE "booking_keys" (
	"hash" text PRIMARY KEY NOT NULL,
	"appointment_id" integer NOT NULL,
	"opens" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking_keys" ADD CONSTRAINT "booking_keys_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_keys_appointment_id_index" ON "booking_keys" USING btree ("appointment_id");--> statement-breakpoint
INSERT INTO booking_keys (hash, appointment_id, opens) SELECT token_hash, id, 'link' FROM appointments;--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_token_hash_unique";--> statement-breakpoint
ALTER TABLE "appointments" DROP COLUMN "token_hash";--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The history tells nothing of the number that calendars count by.
DO $$
DECLARE
  left_out text := '{user_id,email,first_name,last_name,phone,comments,sequence,created_by,updated_by}';
  call text := format('FOR EACH STATEMENT EXECUTE FUNCTION log_rows(%L, %L, %L, %L)', 'appointment', 'id', '{id}', left_out);
BEGIN
  DROP TRIGGER appointments_log_inserted ON appointments;
  DROP TRIGGER appointments_log_deleted ON appointments;
  DROP TRIGGER appointments_log_updated ON appointments;
  EXECUTE 'CREATE TRIGGER appointments_log_inserted AFTER INSERT ON appointments REFERENCING NEW TABLE AS added ' || call;
  EXECUTE 'CREATE TRIGGER appointments_log_deleted AFTER DELETE ON appointments REFERENCING OLD TABLE AS removed ' || call;
  EXECUTE 'CREATE TRIGGER appointments_log_updated AFTER UPDATE ON appointments REFERENCING OLD TABLE AS removed NEW TABLE AS added ' || call;
END $$;
--> statement-breakpoint
-- Calendar files were numbered by the seconds since 2020; what is counted up from now on has to be higher.
UPDATE appointments SET sequence = greatest(0, extract(epoch FROM updated_at)::integer - 1577836800);--> statement-breakpoint
-- Whoever changes when a visit is, whether it is confirmed or whether it is cancelled, makes its calendar file a newer one.
CREATE FUNCTION count_calendar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sequence := OLD.sequence + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER appointments_counted BEFORE UPDATE ON appointments FOR EACH ROW
  WHEN ((OLD.slot_id, OLD.confirmed_at, OLD.cancelled_at) IS DISTINCT FROM (NEW.slot_id, NEW.confirmed_at, NEW.cancelled_at))
  EXECUTE FUNCTION count_calendar();
--> statement-breakpoint
CREATE FUNCTION count_calendars_of_slot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE appointments SET sequence = sequence + 1 WHERE slot_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER slots_counted AFTER UPDATE ON slots FOR EACH ROW
  WHEN ((OLD.start, OLD."end") IS DISTINCT FROM (NEW.start, NEW."end"))
  EXECUTE FUNCTION count_calendars_of_slot();
