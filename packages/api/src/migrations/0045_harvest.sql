CREATE TABLE "harvest_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "harvest_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "harvested" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"place" bigint NOT NULL,
	"stamp" timestamp (0) with time zone NOT NULL,
	"shown" boolean NOT NULL,
	"archive_id" integer,
	"sort" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "harvested_kind_record_id_pk" PRIMARY KEY("kind","record_id"),
	CONSTRAINT "harvested_place_unique" UNIQUE("place")
);
--> statement-breakpoint
CREATE INDEX "harvested_of_archive" ON "harvested" USING btree ("archive_id","place");--> statement-breakpoint
-- Whatever the history notes of a record may be something that harvesters see, of it or of others.
CREATE FUNCTION mark_for_harvest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO harvest_marks (kind, record_id)
  SELECT DISTINCT kind, record_id FROM added
  WHERE kind IN ('work', 'item', 'event', 'artist', 'archive', 'tag')
    OR kind = 'option' AND record_id IN ('name', 'rights', 'rightsNote_es', 'rightsNote_en');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER activity_changes_marked AFTER INSERT ON activity_changes REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION mark_for_harvest();
--> statement-breakpoint
-- What visitors saw once and see no more is told as deleted, since when.
INSERT INTO harvested (kind, record_id, place, stamp, shown, archive_id, sort, content)
SELECT kind, record_id, row_number() OVER (ORDER BY at, kind, record_id), date_trunc('second', at), false, NULL, '', ''
FROM tombstones WHERE kind IN ('work', 'item', 'event');
--> statement-breakpoint
INSERT INTO harvest_marks (kind, record_id)
SELECT 'work', id::text FROM works UNION ALL SELECT 'item', id::text FROM items UNION ALL SELECT 'event', id::text FROM events;
