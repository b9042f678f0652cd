ALTER TABLE "appointments" ADD COLUMN "needs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "school" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "needs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "groups" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What somebody needs, and which school comes, is in no history either.
DO $$
DECLARE
  left_out text := '{user_id,email,first_name,last_name,phone,comments,needs,school,sequence,created_by,updated_by}';
  call text := format('FOR EACH STATEMENT EXECUTE FUNCTION log_rows(%L, %L, %L, %L)', 'appointment', 'id', '{id}', left_out);
BEGIN
  DROP TRIGGER appointments_log_inserted ON appointments;
  DROP TRIGGER appointments_log_deleted ON appointments;
  DROP TRIGGER appointments_log_updated ON appointments;
  EXECUTE 'CREATE TRIGGER appointments_log_inserted AFTER INSERT ON appointments REFERENCING NEW TABLE AS added ' || call;
  EXECUTE 'CREATE TRIGGER appointments_log_deleted AFTER DELETE ON appointments REFERENCING OLD TABLE AS removed ' || call;
  EXECUTE 'CREATE TRIGGER appointments_log_updated AFTER UPDATE ON appointments REFERENCING OLD TABLE AS removed NEW TABLE AS added ' || call;
END $$;
