CREATE TABLE "content_writes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_writes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- Told by every statement that writes to a table which pages show. The one process of the embedded database
-- (`gallery.one_process`) listens; processes that share a server look into `content_writes` before they use a kept page,
-- which unlike a notification cannot come after the write was acknowledged.
CREATE FUNCTION tell_of_write() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('gallery.one_process', true), '') = 'on' THEN
    PERFORM pg_notify('content_writes', TG_TABLE_NAME);
  ELSE
    INSERT INTO content_writes (name) VALUES (TG_TABLE_NAME);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER archive_artists_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON archive_artists FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
--> statement-breakpoint
CREATE TRIGGER archives_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON archives FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
--> statement-breakpoint
CREATE TRIGGER artists_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON artists FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
--> statement-breakpoint
CREATE TRIGGER appointments_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON appointments FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
--> statement-breakpoint
CREATE TRIGGER collection_works_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON collection_works FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
--> statement-breakpoint
CREATE TRIGGER collections_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON collections FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
--> statement-breakpoint
CREATE TRIGGER event_artists_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON event_artists FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
--> statement-breakpoint
CREATE TRIGGER event_images_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON event_images FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
--> statement-breakpoint
CREATE TRIGGER event_related_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON event_related FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
--> statement-breakpoint
CREATE TRIGGER events_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON events FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
--> statement-breakpoint
CREATE TRIGGER item_artists_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON item_artists FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
--> statement-breakpoint
CREATE TRIGGER item_files_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON item_files FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
--> statement-breakpoint
CREATE TRIGGER item_tags_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON item_tags FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
--> statement-breakpoint
CREATE TRIGGER items_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON items FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
--> statement-breakpoint
CREATE TRIGGER options_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON options FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
--> statement-breakpoint
CREATE TRIGGER pictures_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pictures FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
--> statement-breakpoint
CREATE TRIGGER slides_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON slides FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
--> statement-breakpoint
CREATE TRIGGER slots_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON slots FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
--> statement-breakpoint
CREATE TRIGGER tags_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tags FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
--> statement-breakpoint
CREATE TRIGGER work_images_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON work_images FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
--> statement-breakpoint
CREATE TRIGGER works_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON works FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
