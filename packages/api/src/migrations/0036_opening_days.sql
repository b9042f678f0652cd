ALTER TABLE "slots" ADD COLUMN "open_anyway" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The timeline was closed on weekends until now, and who set a slot on one meant it. By the clock of the house's default
-- zone or of UTC: a gallery elsewhere may find a slot of a weekend's edge to be opened again, or one of a Friday opened.
-- The history is of what people did, and so are its triggers.
ALTER TABLE "slots" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "slots" SET "open_anyway" = true
WHERE extract(isodow FROM "start" AT TIME ZONE 'America/Argentina/Buenos_Aires') > 5
  OR extract(isodow FROM "start" AT TIME ZONE 'UTC') > 5;--> statement-breakpoint
ALTER TABLE "slots" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "options" DISABLE TRIGGER USER;--> statement-breakpoint
-- Hours were words; those that say no more than "Lunes a viernes, 14 a 19.30" are days now, and their words follow from
-- them. Other words stay, beside the days.
DO $$
DECLARE
  said text[] := (
    SELECT regexp_match("value" #>> '{}',
      '^\s*lunes a viernes,? (?:de )?(\d{1,2})(?:[.:](\d\d))?(?: ?hs?)? a (\d{1,2})(?:[.:](\d\d))?(?: ?hs?)?\.?\s*$', 'i')
    FROM "options" WHERE "id" = 'hours_es');
  opens text := lpad(said[1], 2, '0') || ':' || coalesce(said[2], '00');
  closes text := lpad(said[3], 2, '0') || ':' || coalesce(said[4], '00');
BEGIN
  IF said IS NULL OR opens >= closes OR closes > '23:59' OR coalesce(said[2], '00') > '59' OR coalesce(said[4], '00') > '59'
  THEN RETURN; END IF;
  INSERT INTO "options" ("id", "value")
    SELECT 'openDays', jsonb_agg(jsonb_build_object('weekday', weekday, 'from', opens, 'to', closes))
    FROM generate_series(1, 5) AS weekday;
  UPDATE "options" SET "value" = '""' WHERE "id" IN ('hours_es', 'hours_en');
END $$;--> statement-breakpoint
ALTER TABLE "options" ENABLE TRIGGER USER;
