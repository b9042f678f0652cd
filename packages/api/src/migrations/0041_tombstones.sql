CREATE TABLE "tombstones" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"successor_id" integer,
	CONSTRAINT "tombstones_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
CREATE INDEX "tombstones_at" ON "tombstones" USING btree ("at");--> statement-breakpoint
-- Kept by the database, so that it is true whoever writes: what visitors saw and see no more has a tombstone, what they
-- see has none, and what they never saw neither. The kind is the trigger's first argument.
CREATE FUNCTION set_tombstone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tombstones (kind, record_id, at)
  VALUES (TG_ARGV[0], OLD.id, CASE TG_OP WHEN 'DELETE' THEN now() ELSE coalesce(NEW.deleted_at, NEW.updated_at) END)
  ON CONFLICT (kind, record_id) DO UPDATE SET at = excluded.at, successor_id = NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION lift_tombstone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM tombstones WHERE kind = TG_ARGV[0] AND record_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION is_archive_shown(archive integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT archive IS NULL OR EXISTS (SELECT FROM archives WHERE id = archive AND public AND deleted_at IS NULL)
$$;--> statement-breakpoint
-- An item that moves into an archive which is hidden goes out of sight, too.
CREATE FUNCTION keep_item_tombstone() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was boolean := OLD.public AND OLD.active AND OLD.deleted_at IS NULL AND is_archive_shown(OLD.archive_id);
  is_now boolean := NEW.public AND NEW.active AND NEW.deleted_at IS NULL AND is_archive_shown(NEW.archive_id);
BEGIN
  IF was AND NOT is_now THEN
    INSERT INTO tombstones (kind, record_id, at) VALUES ('item', NEW.id, coalesce(NEW.deleted_at, NEW.updated_at))
    ON CONFLICT (kind, record_id) DO UPDATE SET at = excluded.at, successor_id = NULL;
  ELSIF is_now AND NOT was THEN
    DELETE FROM tombstones WHERE kind = 'item' AND record_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- With an archive its items go and come.
CREATE FUNCTION keep_archive_tombstones() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.public AND NEW.deleted_at IS NULL THEN
    DELETE FROM tombstones WHERE kind = 'archive' AND record_id = NEW.id;
    DELETE FROM tombstones USING items
    WHERE tombstones.kind = 'item' AND tombstones.record_id = items.id AND items.archive_id = NEW.id
      AND items.public AND items.active AND items.deleted_at IS NULL;
  ELSE
    INSERT INTO tombstones (kind, record_id, at)
    SELECT 'archive', NEW.id, coalesce(NEW.deleted_at, NEW.updated_at)
    UNION ALL
    SELECT 'item', id, coalesce(NEW.deleted_at, NEW.updated_at) FROM items
    WHERE archive_id = NEW.id AND public AND active AND deleted_at IS NULL
    ON CONFLICT (kind, record_id) DO UPDATE SET at = excluded.at, successor_id = NULL;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER works_out_of_sight AFTER UPDATE ON works FOR EACH ROW
  WHEN (OLD.public AND OLD.deleted_at IS NULL AND NOT (NEW.public AND NEW.deleted_at IS NULL))
  EXECUTE FUNCTION set_tombstone('work');--> statement-breakpoint
CREATE TRIGGER works_in_sight AFTER UPDATE ON works FOR EACH ROW
  WHEN (NEW.public AND NEW.deleted_at IS NULL AND NOT (OLD.public AND OLD.deleted_at IS NULL))
  EXECUTE FUNCTION lift_tombstone('work');--> statement-breakpoint
CREATE TRIGGER works_dropped AFTER DELETE ON works FOR EACH ROW
  WHEN (OLD.public AND OLD.deleted_at IS NULL) EXECUTE FUNCTION set_tombstone('work');--> statement-breakpoint
CREATE TRIGGER events_out_of_sight AFTER UPDATE ON events FOR EACH ROW
  WHEN (OLD.active AND OLD.deleted_at IS NULL AND NOT (NEW.active AND NEW.deleted_at IS NULL))
  EXECUTE FUNCTION set_tombstone('event');--> statement-breakpoint
CREATE TRIGGER events_in_sight AFTER UPDATE ON events FOR EACH ROW
  WHEN (NEW.active AND NEW.deleted_at IS NULL AND NOT (OLD.active AND OLD.deleted_at IS NULL))
  EXECUTE FUNCTION lift_tombstone('event');--> statement-breakpoint
CREATE TRIGGER events_dropped AFTER DELETE ON events FOR EACH ROW
  WHEN (OLD.active AND OLD.deleted_at IS NULL) EXECUTE FUNCTION set_tombstone('event');--> statement-breakpoint
CREATE TRIGGER artists_out_of_sight AFTER UPDATE ON artists FOR EACH ROW
  WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION set_tombstone('artist');--> statement-breakpoint
CREATE TRIGGER artists_in_sight AFTER UPDATE ON artists FOR EACH ROW
  WHEN (OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL) EXECUTE FUNCTION lift_tombstone('artist');--> statement-breakpoint
CREATE TRIGGER artists_dropped AFTER DELETE ON artists FOR EACH ROW
  WHEN (OLD.deleted_at IS NULL) EXECUTE FUNCTION set_tombstone('artist');--> statement-breakpoint
CREATE TRIGGER items_sight AFTER UPDATE ON items FOR EACH ROW
  WHEN ((OLD.public, OLD.active, OLD.deleted_at, OLD.archive_id)
    IS DISTINCT FROM (NEW.public, NEW.active, NEW.deleted_at, NEW.archive_id))
  EXECUTE FUNCTION keep_item_tombstone();--> statement-breakpoint
CREATE TRIGGER items_dropped AFTER DELETE ON items FOR EACH ROW
  WHEN (OLD.public AND OLD.active AND OLD.deleted_at IS NULL) EXECUTE FUNCTION set_tombstone('item');--> statement-breakpoint
CREATE TRIGGER archives_sight AFTER UPDATE ON archives FOR EACH ROW
  WHEN ((OLD.public AND OLD.deleted_at IS NULL) IS DISTINCT FROM (NEW.public AND NEW.deleted_at IS NULL))
  EXECUTE FUNCTION keep_archive_tombstones();--> statement-breakpoint
CREATE TRIGGER archives_dropped AFTER DELETE ON archives FOR EACH ROW
  WHEN (OLD.public AND OLD.deleted_at IS NULL) EXECUTE FUNCTION set_tombstone('archive');--> statement-breakpoint
-- Of what was hidden before nobody knows whether it was ever seen; what lies in the bin says it.
INSERT INTO tombstones (kind, record_id, at)
SELECT 'work', id, deleted_at FROM works WHERE public AND deleted_at IS NOT NULL
UNION ALL
SELECT 'event', id, deleted_at FROM events WHERE active AND deleted_at IS NOT NULL
UNION ALL
SELECT 'artist', id, deleted_at FROM artists WHERE deleted_at IS NOT NULL
UNION ALL
SELECT 'item', id, deleted_at FROM items WHERE public AND active AND deleted_at IS NOT NULL AND is_archive_shown(archive_id)
UNION ALL
SELECT 'archive', id, deleted_at FROM archives WHERE public AND deleted_at IS NOT NULL;
