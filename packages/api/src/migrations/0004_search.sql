-- A work is found by its artist's name too, an item by the names of its artists and by its tags. Those texts lie beside
-- the record's own, in `names`, so that one index answers for all the words of a search at once. Triggers keep them.
-- Whoever takes a name over locks the artist, so that a name that is being changed at that moment is waited for.
ALTER TABLE "works" ADD COLUMN "names" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "names" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE FUNCTION name_of(artist artists) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN artist.deleted_at IS NULL THEN artist.display || ' ' || artist.last_name ELSE '' END
$$;
--> statement-breakpoint
-- By index, always: who fills an empty database would go on with a plan that was made for empty tables.
CREATE FUNCTION name_items(ids integer[]) RETURNS void LANGUAGE sql SET enable_seqscan = off AS $$
  WITH named AS MATERIALIZED (
    SELECT id, concat_ws(' ',
      (SELECT string_agg(name_of(artists), ' ' ORDER BY artists.id)
        FROM item_artists JOIN artists ON artists.id = artist_id WHERE item_id = given.id),
      (SELECT string_agg(content, ' ' ORDER BY tags.id)
        FROM item_tags JOIN tags ON tags.id = tag_id WHERE item_id = given.id)
    ) AS names FROM unnest(ids) AS given (id)
  )
  UPDATE items SET names = named.names FROM named WHERE items.id = named.id AND items.names <> named.names
$$;
--> statement-breakpoint
CREATE FUNCTION name_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.artist_id IS DISTINCT FROM OLD.artist_id THEN
    SELECT name_of(artists) INTO NEW.names FROM artists WHERE id = NEW.artist_id FOR SHARE;
    NEW.names := coalesce(NEW.names, '');
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER works_named BEFORE INSERT OR UPDATE OF artist_id ON works FOR EACH ROW EXECUTE FUNCTION name_work();
--> statement-breakpoint
CREATE FUNCTION name_items_by_artist() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM artists WHERE id IN (SELECT artist_id FROM moved) ORDER BY id FOR SHARE;
  PERFORM name_items(ARRAY(SELECT item_id FROM moved));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER item_artists_added AFTER INSERT ON item_artists REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION name_items_by_artist();
--> statement-breakpoint
CREATE TRIGGER item_artists_removed AFTER DELETE ON item_artists REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION name_items_by_artist();
--> statement-breakpoint
CREATE FUNCTION name_items_by_tag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM name_items(ARRAY(SELECT item_id FROM moved));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER item_tags_added AFTER INSERT ON item_tags REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION name_items_by_tag();
--> statement-breakpoint
CREATE TRIGGER item_tags_removed AFTER DELETE ON item_tags REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION name_items_by_tag();
--> statement-breakpoint
-- An artist who is renamed, binned or restored.
CREATE FUNCTION name_all_of_artists() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(
    SELECT added.id FROM added JOIN removed USING (id)
    WHERE (added.display, added.last_name, added.deleted_at IS NULL)
      <> (removed.display, removed.last_name, removed.deleted_at IS NULL)
  );
BEGIN
  UPDATE works SET names = name_of(artists) FROM artists WHERE artists.id = artist_id AND artist_id = ANY (ids);
  PERFORM name_items(ARRAY(SELECT item_id FROM item_artists WHERE artist_id = ANY (ids)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER artists_changed AFTER UPDATE ON artists REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION name_all_of_artists();
--> statement-breakpoint
UPDATE works SET names = name_of(artists) FROM artists WHERE artists.id = artist_id;--> statement-breakpoint
SELECT name_items(ARRAY(SELECT id FROM items));--> statement-breakpoint
ALTER TABLE "works" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "search" text GENERATED ALWAYS AS (fold(names || ' ' || code || ' ' || title_es || ' ' || title_en || ' ' || technique || ' ' || technique_en || ' ' || series || ' ' || coalesce(year::text, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "works_search" ON "works" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "items" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "search" text GENERATED ALWAYS AS (fold(names || ' ' || code || ' ' || subtitle_es || ' ' || subtitle_en || ' ' || detail_es || ' ' || detail_en || ' ' || author || ' ' || place || ' ' || coalesce(year::text, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "items_search" ON "items" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
DROP INDEX "items_shown";--> statement-breakpoint
CREATE INDEX "items_shown" ON "items" USING btree ("id","archive_id") WHERE public and active and deleted_at is null;
