-- The first and the last day that a date of the Extended Date/Time Format may be of, as numbers that sort (19490512); null
-- for none. It reads what `readEdtf` of the contract takes, and nothing else is written: `dates.test.ts` compares the two.
-- Without a beginning it is before, without an end after all days; what has neither says nothing, and is null too.
CREATE FUNCTION edtf_first(value text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN value = '' OR value ~ '^[[{]\.\..*\.\.[]}]$' THEN NULL WHEN value ~ '^[[{]?(\.\.|/)' THEN -99999999 ELSE (
    SELECT min(
      (part[1] || replace(part[2], 'X', '0'))::integer * 10000
      + CASE WHEN coalesce(part[3], 'XX') IN ('XX', '21', '22', '23', '24') THEN 1 ELSE part[3]::integer END * 100
      + CASE WHEN coalesce(part[4], 'XX') = 'XX' THEN 1 ELSE part[4]::integer END
    )
    FROM regexp_matches(
      regexp_replace(value, '[?~%]', '', 'g'), '(-?)(\d\d[\dX]{2})(?:-(\d\d|XX))?(?:-(\d\d|XX))?', 'g'
    ) AS part
  ) END
$$;
--> statement-breakpoint
CREATE FUNCTION edtf_last(value text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN value = '' OR value ~ '^[[{]\.\..*\.\.[]}]$' THEN NULL WHEN value ~ '(\.\.|/)[]}]?$' THEN 99999999 ELSE (
    SELECT max(year * 10000 + month * 100 + coalesce(day, CASE
      WHEN month IN (4, 6, 9, 11) THEN 30
      WHEN month <> 2 THEN 31
      WHEN year % 4 = 0 AND (year % 100 <> 0 OR year % 400 = 0) THEN 29
      ELSE 28
    END))
    FROM (
      SELECT
        (part[1] || replace(part[2], 'X', '9'))::integer AS year,
        CASE WHEN coalesce(part[3], 'XX') IN ('XX', '21', '22', '23', '24') THEN 12 ELSE part[3]::integer END AS month,
        CASE WHEN coalesce(part[4], 'XX') <> 'XX' THEN part[4]::integer END AS day
      FROM regexp_matches(
        regexp_replace(value, '[?~%]', '', 'g'), '(-?)(\d\d[\dX]{2})(?:-(\d\d|XX))?(?:-(\d\d|XX))?', 'g'
      ) AS part
    ) AS dates
  ) END
$$;
--> statement-breakpoint
-- In one statement each: the tables are written anew once.
ALTER TABLE "items"
  ADD COLUMN "date_edtf" text DEFAULT '' NOT NULL,
  ADD COLUMN "date_words" jsonb,
  ADD COLUMN "first_day" integer GENERATED ALWAYS AS (coalesce((extract(year from "date") * 10000 + extract(month from "date") * 100 + extract(day from "date"))::integer, edtf_first(date_edtf), (year + case when year < 0 then 1 else 0 end) * 10000 + 101)) STORED,
  ADD COLUMN "last_day" integer GENERATED ALWAYS AS (coalesce((extract(year from "date") * 10000 + extract(month from "date") * 100 + extract(day from "date"))::integer, edtf_last(date_edtf), (year + case when year < 0 then 1 else 0 end) * 10000 + 1231)) STORED;
--> statement-breakpoint
ALTER TABLE "works"
  ADD COLUMN "date_edtf" text DEFAULT '' NOT NULL,
  ADD COLUMN "date_words" jsonb,
  ADD COLUMN "first_day" integer GENERATED ALWAYS AS (coalesce(edtf_first(date_edtf), (year + case when year < 0 then 1 else 0 end) * 10000 + 101)) STORED,
  ADD COLUMN "last_day" integer GENERATED ALWAYS AS (coalesce(edtf_last(date_edtf), (year + case when year < 0 then 1 else 0 end) * 10000 + 1231)) STORED;
--> statement-breakpoint
-- The words follow from the date: the history does not keep them.
DO $$
DECLARE logged record;
BEGIN
  FOR logged IN SELECT * FROM (VALUES ('works', 'work'), ('items', 'item')) AS listed (name, kind) LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION log_rows(%L, %L, %L, %L)',
      logged.name || '_log_inserted', logged.name, logged.kind, 'id', '{id}', '{names,lacks_english,date_words}');
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION log_rows(%L, %L, %L, %L)',
      logged.name || '_log_deleted', logged.name, logged.kind, 'id', '{id}', '{names,lacks_english,date_words}');
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION log_rows(%L, %L, %L, %L)',
      logged.name || '_log_updated', logged.name, logged.kind, 'id', '{id}', '{names,lacks_english,date_words}');
  END LOOP;
END $$;
--> statement-breakpoint
-- Where the words of the source are a plain year they are the date, unless a year or a day says another. Nobody did
-- that: the history tells nothing of it.
ALTER TABLE "works" DISABLE TRIGGER "works_log_updated";
--> statement-breakpoint
ALTER TABLE "items" DISABLE TRIGGER "items_log_updated";
--> statement-breakpoint
UPDATE "works" SET date_edtf = year_text, date_words = jsonb_build_object('es', year_text, 'en', year_text)
WHERE CASE WHEN year_text ~ '^[0-9]{4}$' THEN year_text::integer BETWEEN 1 AND 2200 AND coalesce(year, year_text::integer) = year_text::integer ELSE false END;
--> statement-breakpoint
UPDATE "items" SET date_edtf = date_fallback, date_words = jsonb_build_object('es', date_fallback, 'en', date_fallback)
WHERE date IS NULL AND CASE WHEN date_fallback ~ '^[0-9]{4}$' THEN date_fallback::integer BETWEEN 1 AND 2200 AND coalesce(year, date_fallback::integer) = date_fallback::integer ELSE false END;
--> statement-breakpoint
ALTER TABLE "works" ENABLE TRIGGER "works_log_updated";
--> statement-breakpoint
ALTER TABLE "items" ENABLE TRIGGER "items_log_updated";
--> statement-breakpoint
CREATE INDEX "works_unworded" ON "works" USING btree ("date_edtf") WHERE date_edtf <> '' and date_words is null;
--> statement-breakpoint
CREATE INDEX "items_unworded" ON "items" USING btree ("date_edtf") WHERE date_edtf <> '' and date_words is null;
--> statement-breakpoint
-- Whoever writes, a version that knows of no such date too: a date that only says again what the words of the source (the
-- column that is named) or the year said goes when those come to say another, and words never outlive their date.
CREATE FUNCTION keep_date() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told text := to_jsonb(OLD) ->> TG_ARGV[0];
  tells text := to_jsonb(NEW) ->> TG_ARGV[0];
  told_year text := lpad(OLD.year::text, 4, '0');
  tells_year text := lpad(NEW.year::text, 4, '0');
BEGIN
  IF NEW.date_edtf = OLD.date_edtf AND (
    told = OLD.date_edtf AND tells <> told
    OR told_year IS DISTINCT FROM tells_year AND (
      told = OLD.date_edtf AND tells_year <> told OR told_year = OLD.date_edtf AND tells <> told_year
    )
  ) THEN
    NEW.date_edtf := '';
    NEW.date_words := NULL;
  END IF;
  IF NEW.date_edtf <> OLD.date_edtf AND NEW.date_words IS NOT DISTINCT FROM OLD.date_words THEN
    NEW.date_words := NULL;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER works_keep_date BEFORE UPDATE OF "year", "year_text", "date_edtf" ON "works"
  FOR EACH ROW WHEN (OLD.date_edtf <> '') EXECUTE FUNCTION keep_date('year_text');
--> statement-breakpoint
CREATE TRIGGER items_keep_date BEFORE UPDATE OF "year", "date_fallback", "date_edtf" ON "items"
  FOR EACH ROW WHEN (OLD.date_edtf <> '') EXECUTE FUNCTION keep_date('date_fallback');
