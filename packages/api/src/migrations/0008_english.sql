ALTER TABLE "archives" ADD COLUMN "outdated" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "archives" ADD COLUMN "lacks_english" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "outdated" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "lacks_english" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "outdated" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "lacks_english" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "outdated" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "lacks_english" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "outdated" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "lacks_english" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "outdated" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "lacks_english" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "outdated" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "lacks_english" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "items_english" ON "items" USING btree ("id") WHERE (lacks_english or outdated <> '{}') and deleted_at is null;--> statement-breakpoint
CREATE INDEX "works_english" ON "works" USING btree ("id") WHERE (lacks_english or outdated <> '{}') and deleted_at is null;--> statement-breakpoint
-- Keeps `outdated` and `lacks_english` of a row. The arguments of the trigger are the names of its bilingual fields:
-- `title` is `title_es` and `title_en`, or `title` and `title_en`. A field is outdated from the moment its Spanish
-- changes alone until its English changes, the Spanish is as it was, or the key is taken out of `outdated` by hand.
CREATE FUNCTION compare_languages() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  field text;
  became jsonb := to_jsonb(NEW);
  was jsonb := CASE WHEN TG_OP = 'UPDATE' THEN to_jsonb(OLD) END;
  spanish text;
  spanish_was text;
  english text;
BEGIN
  NEW.lacks_english := false;
  FOREACH field IN ARRAY TG_ARGV LOOP
    spanish := coalesce(became ->> (field || '_es'), became ->> field, '');
    english := coalesce(became ->> (field || '_en'), '');
    NEW.lacks_english := NEW.lacks_english OR (spanish <> '' AND english = '');
    IF spanish = '' OR english = '' OR TG_OP = 'INSERT' OR english <> was ->> (field || '_en') THEN
      NEW.outdated := NEW.outdated - field;
    ELSE
      spanish_was := coalesce(was ->> (field || '_es'), was ->> field, '');
      IF spanish <> spanish_was AND NOT NEW.outdated ? field THEN
        NEW.outdated := NEW.outdated || jsonb_build_object(field, spanish_was);
      END IF;
      IF NEW.outdated ->> field = spanish THEN
        NEW.outdated := NEW.outdated - field;
      END IF;
    END IF;
  END LOOP;
  RETURN NEW;
END $$;
--> statement-breakpoint
ALTER TABLE events DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE events SET lacks_english = true WHERE title_es <> '' AND title_en = '' OR excerpt_es <> '' AND excerpt_en = '' OR body_es <> '' AND body_en = '';
--> statement-breakpoint
ALTER TABLE events ENABLE TRIGGER USER;
--> statement-breakpoint
CREATE TRIGGER events_languages BEFORE INSERT OR UPDATE ON events FOR EACH ROW EXECUTE FUNCTION compare_languages('title', 'excerpt', 'body');
--> statement-breakpoint
ALTER TABLE works DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE works SET lacks_english = true WHERE title_es <> '' AND title_en = '' OR type <> '' AND type_en = '' OR technique <> '' AND technique_en = '' OR description_es <> '' AND description_en = '' OR reproduced_es <> '' AND reproduced_en = '' OR exposed_es <> '' AND exposed_en = '' OR cited_es <> '' AND cited_en = '';
--> statement-breakpoint
ALTER TABLE works ENABLE TRIGGER USER;
--> statement-breakpoint
CREATE TRIGGER works_languages BEFORE INSERT OR UPDATE ON works FOR EACH ROW EXECUTE FUNCTION compare_languages('title', 'type', 'technique', 'description', 'reproduced', 'exposed', 'cited');
--> statement-breakpoint
ALTER TABLE artists DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE artists SET lacks_english = true WHERE bio_es <> '' AND bio_en = '';
--> statement-breakpoint
ALTER TABLE artists ENABLE TRIGGER USER;
--> statement-breakpoint
CREATE TRIGGER artists_languages BEFORE INSERT OR UPDATE ON artists FOR EACH ROW EXECUTE FUNCTION compare_languages('bio');
--> statement-breakpoint
ALTER TABLE collections DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE collections SET lacks_english = true WHERE title_es <> '' AND title_en = '' OR description_es <> '' AND description_en = '';
--> statement-breakpoint
ALTER TABLE collections ENABLE TRIGGER USER;
--> statement-breakpoint
CREATE TRIGGER collections_languages BEFORE INSERT OR UPDATE ON collections FOR EACH ROW EXECUTE FUNCTION compare_languages('title', 'description');
--> statement-breakpoint
ALTER TABLE archives DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE archives SET lacks_english = true WHERE title_es <> '' AND title_en = '' OR description_es <> '' AND description_en = '';
--> statement-breakpoint
ALTER TABLE archives ENABLE TRIGGER USER;
--> statement-breakpoint
CREATE TRIGGER archives_languages BEFORE INSERT OR UPDATE ON archives FOR EACH ROW EXECUTE FUNCTION compare_languages('title', 'description');
--> statement-breakpoint
ALTER TABLE items DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE items SET lacks_english = true WHERE subtitle_es <> '' AND subtitle_en = '' OR detail_es <> '' AND detail_en = '' OR body_es <> '' AND body_en = '' OR public_notes_es <> '' AND public_notes_en = '';
--> statement-breakpoint
ALTER TABLE items ENABLE TRIGGER USER;
--> statement-breakpoint
CREATE TRIGGER items_languages BEFORE INSERT OR UPDATE ON items FOR EACH ROW EXECUTE FUNCTION compare_languages('subtitle', 'detail', 'body', 'public_notes');
--> statement-breakpoint
ALTER TABLE slides DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE slides SET lacks_english = true WHERE title_es <> '' AND title_en = '';
--> statement-breakpoint
ALTER TABLE slides ENABLE TRIGGER USER;
--> statement-breakpoint
CREATE TRIGGER slides_languages BEFORE INSERT OR UPDATE ON slides FOR EACH ROW EXECUTE FUNCTION compare_languages('title');
