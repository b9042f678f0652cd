-- The first and the last day that a date of the Extended Date/Time Format may be of, as numbers that sort (19490512); null
-- for none. It reads what `readEdtf` of the contract takes, and nothing else is written: `dates.test.ts` compares the two.
-- Without a beginning it is before, without an end after all days.
CREATE FUNCTION edtf_first(value text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN value = '' THEN NULL WHEN value ~ '^[[{]?(\.\.|/)' THEN -99999999 ELSE (
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
  SELECT CASE WHEN value = '' THEN NULL WHEN value ~ '(\.\.|/)[]}]?$' THEN 99999999 ELSE (
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
  ADD COLUMN "first_day" integer GENERATED ALWAYS AS (coalesce(edtf_first(date_edtf), (extract(year from "date") * 10000 + extract(month from "date") * 100 + extract(day from "date"))::integer, (year + case when year < 0 then 1 else 0 end) * 10000 + 101)) STORED,
  ADD COLUMN "last_day" integer GENERATED ALWAYS AS (coalesce(edtf_last(date_edtf), (extract(year from "date") * 10000 + extract(month from "date") * 100 + extract(day from "date"))::integer, (year + case when year < 0 then 1 else 0 end) * 10000 + 1231)) STORED;
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
-- Where the words of the source are a plain year they are the date, unless a year or a day says another.
SELECT set_config('gallery.origin', 'command line', true);
--> statement-breakpoint
UPDATE "works" SET date_edtf = year_text, date_words = jsonb_build_object('es', year_text, 'en', year_text)
WHERE CASE WHEN year_text ~ '^[0-9]{4}$' THEN year_text::integer BETWEEN 1 AND 2200 AND coalesce(year, year_text::integer) = year_text::integer ELSE false END;
--> statement-breakpoint
UPDATE "items" SET date_edtf = date_fallback, date_words = jsonb_build_object('es', date_fallback, 'en', date_fallback)
WHERE date IS NULL AND CASE WHEN date_fallback ~ '^[0-9]{4}$' THEN date_fallback::integer BETWEEN 1 AND 2200 AND coalesce(year, date_fallback::integer) = date_fallback::integer ELSE false END;
--> statement-breakpoint
SELECT set_config('gallery.origin', '', true);
