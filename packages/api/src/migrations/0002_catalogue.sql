CREATE TABLE "archive_artists" (
	"archive_id" integer NOT NULL,
	"artist_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "archive_artists_archive_id_artist_id_pk" PRIMARY KEY("archive_id","artist_id")
);
--> statement-breakpoint
CREATE TABLE "archives" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "archives_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title_es" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"description_es" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"public" boolean DEFAULT false NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(title_es || ' ' || title_en)) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "email_changes_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "collection_works" (
	"collection_id" integer NOT NULL,
	"work_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"cover" boolean DEFAULT false NOT NULL,
	CONSTRAINT "collection_works_collection_id_work_id_pk" PRIMARY KEY("collection_id","work_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link" text NOT NULL,
	"title_es" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"description_es" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"image" text,
	"public" boolean DEFAULT false NOT NULL,
	"recipient" text DEFAULT '' NOT NULL,
	"open_until" timestamp (3) with time zone,
	"message" text DEFAULT '' NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"search" text GENERATED ALWAYS AS (fold(title_es || ' ' || title_en)) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "collections_link_unique" UNIQUE("link")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"read_at" timestamp (3) with time zone,
	"anonymous_at" timestamp (3) with time zone,
	"search" text GENERATED ALWAYS AS (fold(name || ' ' || email || ' ' || subject || ' ' || message)) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "spent_proofs" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "totals" (
	"name" text PRIMARY KEY NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_artists" (
	"item_id" integer NOT NULL,
	"artist_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "item_artists_item_id_artist_id_pk" PRIMARY KEY("item_id","artist_id")
);
--> statement-breakpoint
CREATE TABLE "item_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"file" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"description_es" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "item_tags" (
	"item_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "item_tags_item_id_tag_id_pk" PRIMARY KEY("item_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hash" text NOT NULL,
	"archive_id" integer,
	"kind" text NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"date" date,
	"date_fallback" text DEFAULT '' NOT NULL,
	"year" integer,
	"author" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"technique" text DEFAULT '' NOT NULL,
	"height" double precision,
	"width" double precision,
	"copies" integer,
	"pages" integer,
	"citation" text DEFAULT '' NOT NULL,
	"subtitle_es" text NOT NULL,
	"subtitle_en" text DEFAULT '' NOT NULL,
	"detail_es" text DEFAULT '' NOT NULL,
	"detail_en" text DEFAULT '' NOT NULL,
	"body_es" text DEFAULT '' NOT NULL,
	"body_en" text DEFAULT '' NOT NULL,
	"public_notes_es" text DEFAULT '' NOT NULL,
	"public_notes_en" text DEFAULT '' NOT NULL,
	"private_notes" text DEFAULT '' NOT NULL,
	"video" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"public" boolean DEFAULT false NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(code || ' ' || subtitle_es || ' ' || subtitle_en || ' ' || detail_es || ' ' || detail_en || ' ' || author || ' ' || place || ' ' || coalesce(year::text, ''))) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "items_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content" text NOT NULL,
	"folded" text GENERATED ALWAYS AS (fold(content)) STORED NOT NULL,
	CONSTRAINT "tags_folded_unique" UNIQUE("folded")
);
--> statement-breakpoint
CREATE TABLE "movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"work_id" integer NOT NULL,
	"status" text NOT NULL,
	"owner" text DEFAULT '' NOT NULL,
	"price" numeric(15, 2),
	"currency" text DEFAULT 'USD' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"date" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer
);
--> statement-breakpoint
CREATE TABLE "work_images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"work_id" integer NOT NULL,
	"file" text NOT NULL,
	"public" boolean DEFAULT true NOT NULL,
	"description_es" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "works" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "works_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hash" text NOT NULL,
	"secret_link" text NOT NULL,
	"artist_id" integer,
	"code" text DEFAULT '' NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"type_en" text DEFAULT '' NOT NULL,
	"year" integer,
	"technique" text DEFAULT '' NOT NULL,
	"technique_en" text DEFAULT '' NOT NULL,
	"height" double precision,
	"width" double precision,
	"depth" double precision,
	"series" text DEFAULT '' NOT NULL,
	"title_es" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"description_es" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"reproduced_es" text DEFAULT '' NOT NULL,
	"reproduced_en" text DEFAULT '' NOT NULL,
	"exposed_es" text DEFAULT '' NOT NULL,
	"exposed_en" text DEFAULT '' NOT NULL,
	"cited_es" text DEFAULT '' NOT NULL,
	"cited_en" text DEFAULT '' NOT NULL,
	"public" boolean DEFAULT false NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(code || ' ' || title_es || ' ' || title_en || ' ' || technique || ' ' || technique_en || ' ' || series || ' ' || coalesce(year::text, ''))) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "works_hash_unique" UNIQUE("hash"),
	CONSTRAINT "works_secret_link_unique" UNIQUE("secret_link")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "anonymous_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "archive_artists" ADD CONSTRAINT "archive_artists_archive_id_archives_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."archives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archive_artists" ADD CONSTRAINT "archive_artists_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archives" ADD CONSTRAINT "archives_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archives" ADD CONSTRAINT "archives_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_works" ADD CONSTRAINT "collection_works_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_works" ADD CONSTRAINT "collection_works_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_artists" ADD CONSTRAINT "item_artists_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_artists" ADD CONSTRAINT "item_artists_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_files" ADD CONSTRAINT "item_files_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_files" ADD CONSTRAINT "item_files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_files" ADD CONSTRAINT "item_files_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_tags" ADD CONSTRAINT "item_tags_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_tags" ADD CONSTRAINT "item_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_archive_id_archives_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."archives"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_images" ADD CONSTRAINT "work_images_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_images" ADD CONSTRAINT "work_images_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_images" ADD CONSTRAINT "work_images_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "archive_artists_artist_id_index" ON "archive_artists" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "archives_search" ON "archives" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "email_changes_user_id_expires_at_index" ON "email_changes" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE INDEX "collection_works_work_id_index" ON "collection_works" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "collections_search" ON "collections" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "messages_created_at_index" ON "messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "item_artists_artist_id_index" ON "item_artists" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "item_files_item_id_position_index" ON "item_files" USING btree ("item_id","position");--> statement-breakpoint
CREATE INDEX "item_tags_tag_id_index" ON "item_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "items_search" ON "items" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "items_of_archive" ON "items" USING btree ("archive_id","id");--> statement-breakpoint
CREATE INDEX "items_shown" ON "items" USING btree ("id") WHERE public and active and deleted_at is null;--> statement-breakpoint
CREATE INDEX "items_kept" ON "items" USING btree ("id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "items_code" ON "items" USING btree ("code");--> statement-breakpoint
CREATE INDEX "movements_work_id_date_id_index" ON "movements" USING btree ("work_id","date","id");--> statement-breakpoint
CREATE INDEX "work_images_work_id_position_index" ON "work_images" USING btree ("work_id","position");--> statement-breakpoint
CREATE INDEX "works_search" ON "works" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "works_of_artist" ON "works" USING btree ("artist_id","id");--> statement-breakpoint
CREATE INDEX "works_public" ON "works" USING btree ("id") WHERE public and deleted_at is null;--> statement-breakpoint
CREATE INDEX "works_kept" ON "works" USING btree ("id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "works_code" ON "works" USING btree ("code");--> statement-breakpoint
-- Totals that writes keep right, one statement at a time: see db/totals.table.ts. Names are taken in order, so that two
-- writers cannot wait for each other. A change that moves no row from one list to another touches no total.
CREATE FUNCTION add_to_totals(names text[], amounts bigint[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO totals (name, total)
  SELECT name, sum(amount) FROM unnest(names, amounts) AS moved (name, amount)
  GROUP BY name HAVING sum(amount) <> 0 ORDER BY name
  ON CONFLICT (name) DO UPDATE SET total = totals.total + excluded.total
$$;
--> statement-breakpoint
CREATE FUNCTION totals_of_works(deleted timestamptz, is_public boolean) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN deleted IS NOT NULL THEN '{}'::text[]
    WHEN is_public THEN ARRAY['works', 'works:public']
    ELSE ARRAY['works']
  END
$$;
--> statement-breakpoint
CREATE FUNCTION totals_of_items(deleted timestamptz, is_shown boolean, archive integer) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN deleted IS NOT NULL THEN '{}'::text[]
    WHEN is_shown THEN ARRAY['items:' || coalesce(archive, 0), 'items:shown:' || coalesce(archive, 0)]
    ELSE ARRAY['items:' || coalesce(archive, 0)]
  END
$$;
--> statement-breakpoint
CREATE FUNCTION totals_of_events(deleted timestamptz, is_active boolean, kind text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN deleted IS NOT NULL THEN '{}'::text[]
    WHEN is_active THEN ARRAY['events:' || kind, 'events:active:' || kind]
    ELSE ARRAY['events:' || kind]
  END
$$;
--> statement-breakpoint
CREATE FUNCTION count_works() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_to_totals(array_agg(moved.name), array_agg(moved.amount)) FROM (
      SELECT name, 1::bigint AS amount FROM added, unnest(totals_of_works(added.deleted_at, added.public)) AS name
    ) AS moved;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM add_to_totals(array_agg(moved.name), array_agg(moved.amount)) FROM (
      SELECT name, (-1)::bigint AS amount FROM removed, unnest(totals_of_works(removed.deleted_at, removed.public)) AS name
    ) AS moved;
  ELSE
    PERFORM add_to_totals(array_agg(moved.name), array_agg(moved.amount)) FROM (
      SELECT name, 1::bigint AS amount FROM added, unnest(totals_of_works(added.deleted_at, added.public)) AS name
      UNION ALL
      SELECT name, (-1)::bigint AS amount FROM removed, unnest(totals_of_works(removed.deleted_at, removed.public)) AS name
    ) AS moved;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER works_added AFTER INSERT ON works REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_works();
--> statement-breakpoint
CREATE TRIGGER works_removed AFTER DELETE ON works REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_works();
--> statement-breakpoint
CREATE TRIGGER works_changed AFTER UPDATE ON works REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_works();
--> statement-breakpoint
CREATE FUNCTION count_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_to_totals(array_agg(moved.name), array_agg(moved.amount)) FROM (
      SELECT name, 1::bigint AS amount FROM added, unnest(totals_of_items(added.deleted_at, (added.public AND added.active), added.archive_id)) AS name
    ) AS moved;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM add_to_totals(array_agg(moved.name), array_agg(moved.amount)) FROM (
      SELECT name, (-1)::bigint AS amount FROM removed, unnest(totals_of_items(removed.deleted_at, (removed.public AND removed.active), removed.archive_id)) AS name
    ) AS moved;
  ELSE
    PERFORM add_to_totals(array_agg(moved.name), array_agg(moved.amount)) FROM (
      SELECT name, 1::bigint AS amount FROM added, unnest(totals_of_items(added.deleted_at, (added.public AND added.active), added.archive_id)) AS name
      UNION ALL
      SELECT name, (-1)::bigint AS amount FROM removed, unnest(totals_of_items(removed.deleted_at, (removed.public AND removed.active), removed.archive_id)) AS name
    ) AS moved;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER items_added AFTER INSERT ON items REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_items();
--> statement-breakpoint
CREATE TRIGGER items_removed AFTER DELETE ON items REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_items();
--> statement-breakpoint
CREATE TRIGGER items_changed AFTER UPDATE ON items REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_items();
--> statement-breakpoint
CREATE FUNCTION count_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_to_totals(array_agg(moved.name), array_agg(moved.amount)) FROM (
      SELECT name, 1::bigint AS amount FROM added, unnest(totals_of_events(added.deleted_at, added.active, added.kind)) AS name
    ) AS moved;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM add_to_totals(array_agg(moved.name), array_agg(moved.amount)) FROM (
      SELECT name, (-1)::bigint AS amount FROM removed, unnest(totals_of_events(removed.deleted_at, removed.active, removed.kind)) AS name
    ) AS moved;
  ELSE
    PERFORM add_to_totals(array_agg(moved.name), array_agg(moved.amount)) FROM (
      SELECT name, 1::bigint AS amount FROM added, unnest(totals_of_events(added.deleted_at, added.active, added.kind)) AS name
      UNION ALL
      SELECT name, (-1)::bigint AS amount FROM removed, unnest(totals_of_events(removed.deleted_at, removed.active, removed.kind)) AS name
    ) AS moved;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER events_added AFTER INSERT ON events REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_events();
--> statement-breakpoint
CREATE TRIGGER events_removed AFTER DELETE ON events REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_events();
--> statement-breakpoint
CREATE TRIGGER events_changed AFTER UPDATE ON events REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_events();
--> statement-breakpoint
INSERT INTO totals (name, total)
SELECT name, count(*) FROM events, unnest(totals_of_events(deleted_at, active, kind)) AS name GROUP BY name;
