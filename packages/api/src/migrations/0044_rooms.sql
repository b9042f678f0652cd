CREATE TABLE "room_looks" (
	"visit_id" integer NOT NULL,
	"work_id" integer NOT NULL,
	"seconds" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "room_looks_visit_id_work_id_pk" PRIMARY KEY("visit_id","work_id")
);
--> statement-breakpoint
CREATE TABLE "room_people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"collection_id" integer NOT NULL,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"key" text NOT NULL,
	"token_hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" integer,
	"told_in" text NOT NULL,
	"anonymous_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	CONSTRAINT "room_people_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "room_visits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"device" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_weeks" (
	"user_id" integer NOT NULL,
	"week" date NOT NULL,
	CONSTRAINT "room_weeks_user_id_week_pk" PRIMARY KEY("user_id","week")
);
--> statement-breakpoint
ALTER TABLE "collection_works" ADD COLUMN "section" integer;--> statement-breakpoint
ALTER TABLE "collection_works" ADD COLUMN "price" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "collection_works" ADD COLUMN "currency" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_works" ADD COLUMN "priced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "prices" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "priced_at" timestamp (3) with time zone;--> statement-breakpoint
-- Rooms that are older than this go on telling nothing of how their works stand, until somebody wants them to.
ALTER TABLE "collections" ADD COLUMN "show_state" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ALTER COLUMN "show_state" SET DEFAULT true;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "show_size" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "show_technique" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "show_year" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "show_series" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "show_exhibitions" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "show_bibliography" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "show_note" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "watched" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "sections" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "room_looks" ADD CONSTRAINT "room_looks_visit_id_room_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."room_visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_looks" ADD CONSTRAINT "room_looks_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_people" ADD CONSTRAINT "room_people_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_people" ADD CONSTRAINT "room_people_revoked_by_users_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_people" ADD CONSTRAINT "room_people_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_people" ADD CONSTRAINT "room_people_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_visits" ADD CONSTRAINT "room_visits_person_id_room_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."room_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_weeks" ADD CONSTRAINT "room_weeks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_people_collection_id_id_index" ON "room_people" USING btree ("collection_id","id");--> statement-breakpoint
CREATE INDEX "room_people_email_index" ON "room_people" USING btree ("email");--> statement-breakpoint
CREATE INDEX "room_visits_person_id_started_at_index" ON "room_visits" USING btree ("person_id","started_at");--> statement-breakpoint
-- Who has a link to a room is part of the room's history, without their name, address and note, and without what opens it.
DO $$
DECLARE
  call text := format('FOR EACH STATEMENT EXECUTE FUNCTION log_rows(%L, %L, %L, %L)', 'collection', 'collection_id', '{id}',
    '{name,email,note,language,key,token_hash,sent_at,reminded_at,revoked_by,told_in,anonymous_at}');
BEGIN
  EXECUTE 'CREATE TRIGGER room_people_log_inserted AFTER INSERT ON room_people REFERENCING NEW TABLE AS added ' || call;
  EXECUTE 'CREATE TRIGGER room_people_log_deleted AFTER DELETE ON room_people REFERENCING OLD TABLE AS removed ' || call;
  EXECUTE 'CREATE TRIGGER room_people_log_updated AFTER UPDATE ON room_people REFERENCING OLD TABLE AS removed NEW TABLE AS added ' || call;
END $$;
