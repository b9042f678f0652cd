-- That somebody was taken out of a booking or a message is no work of anybody's: once a day it happens to all that are old
-- enough, and the history would have an entry of each, for good. It tells of a message only that it was closed by it.
-- The language in which somebody reads changes with each page of the other one: that is no news of them either.
DO $$
DECLARE
  logged record;
  call text;
BEGIN
  FOR logged IN SELECT * FROM (VALUES
    ('appointments', 'appointment',
      '{user_id,email,first_name,last_name,phone,comments,needs,school,sequence,anonymous_at,created_by,updated_by}'),
    ('messages', 'message',
      '{name,email,subject,message,last_at,assigned_to,remind_at,remind_by,reminded_at,room_id,anonymous_at}'),
    ('users', 'user', '{email,first_name,last_name,phone,signed_in_at,language}')
  ) AS listed (name, kind, left_out)
  LOOP
    call := format('FOR EACH STATEMENT EXECUTE FUNCTION log_rows(%L, %L, %L, %L)', logged.kind, 'id', '{id}', logged.left_out);
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS added ',
      logged.name || '_log_inserted', logged.name) || call;
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS removed ',
      logged.name || '_log_deleted', logged.name) || call;
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS removed NEW TABLE AS added ',
      logged.name || '_log_updated', logged.name) || call;
  END LOOP;
END $$;
