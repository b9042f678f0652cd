-- Which fields are in two languages is read off the row: every `…_en`, with `…_es` or the bare name beside it. So a new
-- one needs no trigger. The arguments of a trigger are the fields to leave alone: those whose English mostly says the same
-- (`same` in the contract's lists of fields).
CREATE OR REPLACE FUNCTION compare_languages() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  field text;
  became jsonb := to_jsonb(NEW);
  was jsonb := CASE WHEN TG_OP = 'UPDATE' THEN to_jsonb(OLD) END;
  spanish text;
  spanish_was text;
  english text;
BEGIN
  NEW.lacks_english := false;
  FOR field IN SELECT left(key, -3) FROM jsonb_object_keys(became) AS key WHERE key LIKE '%\_en' LOOP
    CONTINUE WHEN field = ANY (coalesce(TG_ARGV, '{}'));
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
CREATE OR REPLACE TRIGGER events_languages BEFORE INSERT OR UPDATE ON events FOR EACH ROW EXECUTE FUNCTION compare_languages();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER works_languages BEFORE INSERT OR UPDATE ON works FOR EACH ROW EXECUTE FUNCTION compare_languages();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER artists_languages BEFORE INSERT OR UPDATE ON artists FOR EACH ROW EXECUTE FUNCTION compare_languages('dates');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER collections_languages BEFORE INSERT OR UPDATE ON collections FOR EACH ROW EXECUTE FUNCTION compare_languages();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER archives_languages BEFORE INSERT OR UPDATE ON archives FOR EACH ROW EXECUTE FUNCTION compare_languages();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER items_languages BEFORE INSERT OR UPDATE ON items FOR EACH ROW EXECUTE FUNCTION compare_languages();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER slides_languages BEFORE INSERT OR UPDATE ON slides FOR EACH ROW EXECUTE FUNCTION compare_languages();
