-- Who was invited, and that it was taken back, is told like every other change. The address is not kept here, and that it
-- was sent again is no change.
DO $$
DECLARE
  call text := format('FOR EACH STATEMENT EXECUTE FUNCTION log_rows(%L, %L, %L, %L)',
    'invitation', 'id', '{id}', '{email,invited_by,sent_at,expires_at}');
BEGIN
  EXECUTE 'CREATE TRIGGER invitations_log_inserted AFTER INSERT ON invitations REFERENCING NEW TABLE AS added ' || call;
  EXECUTE 'CREATE TRIGGER invitations_log_deleted AFTER DELETE ON invitations REFERENCING OLD TABLE AS removed ' || call;
  EXECUTE 'CREATE TRIGGER invitations_log_updated AFTER UPDATE ON invitations REFERENCING OLD TABLE AS removed NEW TABLE AS added ' || call;
END $$;
