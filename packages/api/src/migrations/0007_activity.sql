CREATE TABLE "activity" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" integer,
	"origin" text NOT NULL,
	"batch" integer,
	"undoes" bigint,
	"kind" text NOT NULL,
	"record_id" text,
	"action" text NOT NULL,
	"shown" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" uuid NOT NULL,
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"part" boolean NOT NULL,
	"table" text NOT NULL,
	"key" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "activity_of_transaction" ON "activity" USING btree ("transaction","kind","record_id");--> statement-breakpoint
CREATE INDEX "activity_newest" ON "activity" USING btree ("at","id") WHERE shown;--> statement-breakpoint
CREATE INDEX "activity_of_kind" ON "activity" USING btree ("kind","at","id") WHERE shown;--> statement-breakpoint
CREATE INDEX "activity_of_record" ON "activity" USING btree ("kind","record_id","at","id") WHERE shown;--> statement-breakpoint
CREATE INDEX "activity_of_person" ON "activity" USING btree ("by","at","id") WHERE shown;--> statement-breakpoint
CREATE INDEX "activity_of_action" ON "activity" USING btree ("action","at","id") WHERE shown;--> statement-breakpoint
CREATE INDEX "activity_of_batch" ON "activity" USING btree ("batch") WHERE batch is not null;--> statement-breakpoint
CREATE INDEX "activity_changes_of_entry" ON "activity_changes" USING btree ("transaction","kind","record_id","id");--> statement-breakpoint
-- Every statement that changes a record's table leaves its rows in `activity_changes`. The arguments of the trigger: the
-- kind of record, the column that names the record, the columns of the primary key, and the columns that are not kept:
-- people's own data, and what triggers derive from others. Generated columns never are. Instants are written in UTC.
CREATE FUNCTION log_rows() RETURNS trigger LANGUAGE plpgsql SET timezone TO 'UTC' AS $$
DECLARE
  kind_of text := TG_ARGV[0];
  owner text := TG_ARGV[1];
  keys text[] := TG_ARGV[2];
  is_part boolean := keys <> ARRAY[owner];
  left_out text[] := TG_ARGV[3]::text[] || ARRAY(
    SELECT attname::text FROM pg_attribute WHERE attrelid = TG_RELID AND attgenerated <> ''
  );
  number uuid := nullif(current_setting('gallery.transaction', true), '');
BEGIN
  IF number IS NULL THEN
    number := gen_random_uuid();
    PERFORM set_config('gallery.transaction', number::text, true);
  END IF;
  IF TG_OP <> 'DELETE' AND coalesce(current_setting('gallery.origin', true), '') = '' THEN
    PERFORM set_config('gallery.writer', coalesce(to_jsonb(added) ->> 'updated_by', ''), true) FROM added LIMIT 1;
  END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO activity_changes (transaction, kind, record_id, part, "table", key, before, after)
    SELECT number, kind_of, whole ->> owner, is_part, TG_TABLE_NAME,
      (SELECT jsonb_object_agg(name, whole -> name) FROM unnest(keys) AS name), NULL, whole
    FROM (SELECT to_jsonb(added) - left_out AS whole FROM added) AS rows;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO activity_changes (transaction, kind, record_id, part, "table", key, before, after)
    SELECT number, kind_of, whole ->> owner, is_part, TG_TABLE_NAME,
      (SELECT jsonb_object_agg(name, whole -> name) FROM unnest(keys) AS name), whole, NULL
    FROM (SELECT to_jsonb(removed) - left_out AS whole FROM removed) AS rows;
  ELSIF keys = '{id}' THEN
    INSERT INTO activity_changes (transaction, kind, record_id, part, "table", key, before, after)
    SELECT number, kind_of, became ->> owner, is_part, TG_TABLE_NAME, jsonb_build_object('id', became -> 'id'),
      (SELECT jsonb_object_agg(one.key, one.value) FROM jsonb_each(was) AS one WHERE one.value <> became -> one.key),
      (SELECT jsonb_object_agg(one.key, one.value) FROM jsonb_each(became) AS one WHERE one.value <> was -> one.key)
    FROM (
      SELECT to_jsonb(removed) - left_out AS was, to_jsonb(added) - left_out AS became
      FROM removed JOIN added USING (id) OFFSET 0
    ) AS rows
    WHERE was <> became;
  ELSE
    WITH were AS (
      SELECT whole, (SELECT jsonb_object_agg(name, whole -> name) FROM unnest(keys) AS name) AS key
      FROM (SELECT to_jsonb(removed) - left_out AS whole FROM removed) AS rows
    ), are AS (
      SELECT whole, (SELECT jsonb_object_agg(name, whole -> name) FROM unnest(keys) AS name) AS key
      FROM (SELECT to_jsonb(added) - left_out AS whole FROM added) AS rows
    )
    INSERT INTO activity_changes (transaction, kind, record_id, part, "table", key, before, after)
    SELECT number, kind_of, are.whole ->> owner, is_part, TG_TABLE_NAME, key,
      (SELECT jsonb_object_agg(one.key, one.value) FROM jsonb_each(were.whole) AS one
        WHERE one.value <> are.whole -> one.key),
      (SELECT jsonb_object_agg(one.key, one.value) FROM jsonb_each(are.whole) AS one
        WHERE one.value <> were.whole -> one.key)
    FROM were JOIN are USING (key) WHERE were.whole <> are.whole;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The changes of a record in one transaction make one entry. Who, when and from where is in the settings of the
-- transaction (`sign` in db/signing.ts); a statement without a transaction is told by its row's `updated_by`. Visitors
-- are not named, so that what is forgotten of a booking is not told here.
CREATE FUNCTION log_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  signed boolean := coalesce(current_setting('gallery.origin', true), '') <> '';
  named text := current_setting(CASE WHEN signed THEN 'gallery.by' ELSE 'gallery.writer' END, true);
  writer integer := (SELECT id FROM users WHERE super AND id = nullif(named, '')::integer);
BEGIN
  INSERT INTO activity AS entry (transaction, at, by, origin, batch, undoes, kind, record_id, action, shown)
  SELECT transaction,
    coalesce(nullif(current_setting('gallery.at', true), '')::timestamptz, max(stamped_at), now()),
    writer,
    CASE WHEN signed THEN current_setting('gallery.origin') WHEN writer IS NULL THEN 'site' ELSE 'panel' END,
    nullif(current_setting('gallery.batch', true), '')::integer,
    nullif(current_setting('gallery.undoes', true), '')::bigint,
    kind, record_id,
    CASE
      WHEN coalesce(current_setting('gallery.undoes', true), '') <> '' THEN 'undone'
      WHEN bool_or(act = 'deleted') THEN 'deleted'
      WHEN bool_or(act = 'created') THEN 'created'
      WHEN bool_or(act = 'binned') THEN 'binned'
      WHEN bool_or(act = 'restored') THEN 'restored'
      ELSE 'changed'
    END,
    bool_or(tells)
  FROM (
    SELECT transaction, kind, record_id,
      coalesce(after ->> 'updated_at', after ->> 'created_at')::timestamptz AS stamped_at,
      CASE
        WHEN part THEN 'changed'
        WHEN before IS NULL THEN 'created'
        WHEN after IS NULL THEN 'deleted'
        WHEN NOT after ? 'deleted_at' THEN 'changed'
        WHEN after -> 'deleted_at' = 'null' THEN 'restored'
        ELSE 'binned'
      END AS act,
      kind <> 'tag' AND (
        before IS NULL OR after IS NULL
        OR after - '{updated_at,updated_by,created_at,created_by,outdated}'::text[] <> '{}'
      ) AS tells
    FROM added
  ) AS changes
  GROUP BY transaction, kind, record_id
  ON CONFLICT (transaction, kind, record_id) DO UPDATE SET
    shown = entry.shown OR excluded.shown,
    by = coalesce(entry.by, excluded.by),
    action = CASE
      WHEN excluded.action = 'changed' OR entry.action = 'created' AND excluded.action <> 'deleted' THEN entry.action
      ELSE excluded.action
    END;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER activity_changes_noted AFTER INSERT ON activity_changes REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION log_entries();
--> statement-breakpoint
DO $$
DECLARE logged record;
BEGIN
  FOR logged IN SELECT * FROM (VALUES
    ('events', 'event', 'id', '{id}', '{lacks_english}'),
    ('event_images', 'event', 'event_id', '{id}', '{}'),
    ('event_artists', 'event', 'event_id', '{event_id,artist_id}', '{}'),
    ('event_related', 'event', 'event_id', '{event_id,related_id}', '{}'),
    ('slots', 'event', 'event_id', '{id}', '{}'),
    ('appointments', 'appointment', 'id', '{id}',
      '{user_id,email,first_name,last_name,phone,comments,token_hash,created_by,updated_by}'),
    ('artists', 'artist', 'id', '{id}', '{lacks_english}'),
    ('works', 'work', 'id', '{id}', '{names,lacks_english}'),
    ('work_images', 'work', 'work_id', '{id}', '{}'),
    ('movements', 'work', 'work_id', '{id}', '{}'),
    ('collections', 'collection', 'id', '{id}', '{opened,opened_at,lacks_english}'),
    ('collection_works', 'collection', 'collection_id', '{collection_id,work_id}', '{}'),
    ('archives', 'archive', 'id', '{id}', '{lacks_english}'),
    ('archive_artists', 'archive', 'archive_id', '{archive_id,artist_id}', '{}'),
    ('items', 'item', 'id', '{id}', '{names,lacks_english}'),
    ('item_files', 'item', 'item_id', '{id}', '{}'),
    ('item_artists', 'item', 'item_id', '{item_id,artist_id}', '{}'),
    ('item_tags', 'item', 'item_id', '{item_id,tag_id}', '{}'),
    ('tags', 'tag', 'id', '{id}', '{}'),
    ('slides', 'slide', 'id', '{id}', '{lacks_english}'),
    ('options', 'option', 'id', '{id}', '{}'),
    ('messages', 'message', 'id', '{id}', '{name,email,subject,message}'),
    ('users', 'user', 'id', '{id}', '{email,first_name,last_name,phone,signed_in_at}')
  ) AS listed (name, kind, owner, keys, left_out)
  LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION log_rows(%L, %L, %L, %L)',
      logged.name || '_log_inserted', logged.name, logged.kind, logged.owner, logged.keys, logged.left_out);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION log_rows(%L, %L, %L, %L)',
      logged.name || '_log_deleted', logged.name, logged.kind, logged.owner, logged.keys, logged.left_out);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION log_rows(%L, %L, %L, %L)',
      logged.name || '_log_updated', logged.name, logged.kind, logged.owner, logged.keys, logged.left_out);
  END LOOP;
END $$;
