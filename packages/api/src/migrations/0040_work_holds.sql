CREATE TABLE "work_holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"work_id" integer NOT NULL,
	"position" integer NOT NULL,
	"client" text NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"until" timestamp (3) with time zone,
	"hours" integer,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"remind" boolean DEFAULT true NOT NULL,
	"language" text NOT NULL,
	"told_at" timestamp (3) with time zone,
	"reminded_of" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_how" text,
	"ended_by" integer,
	"movement_id" integer,
	"anonymous_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	CONSTRAINT "work_holds_time" CHECK ((until is null) <> (hours is null)),
	CONSTRAINT "work_holds_order" CHECK (starts_at <= ends_at),
	CONSTRAINT "work_holds_ended" CHECK ((ended_at is null) = (ended_how is null))
);
--> statement-breakpoint
ALTER TABLE "work_holds" ADD CONSTRAINT "work_holds_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_holds" ADD CONSTRAINT "work_holds_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_holds" ADD CONSTRAINT "work_holds_movement_id_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."movements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_holds" ADD CONSTRAINT "work_holds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_holds" ADD CONSTRAINT "work_holds_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_holds_open" ON "work_holds" USING btree ("work_id","ends_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "work_holds_ends_at_index" ON "work_holds" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "work_holds_movement_id_index" ON "work_holds" USING btree ("movement_id");--> statement-breakpoint
-- Whatever writes here, and however many at once: nobody has a work while somebody else does. Looked at when a
-- transaction ends, since laying a line out anew moves its rows one after another.
ALTER TABLE "work_holds" ADD CONSTRAINT "work_holds_one_holder" EXCLUDE USING gist (
  int4range(work_id, work_id, '[]') WITH &&, tstzrange(starts_at, ends_at) WITH &&
) DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
-- A hold is part of the history of its work, without who it is for and without what follows from the others of its line.
DO $$
DECLARE
  call text := format('FOR EACH STATEMENT EXECUTE FUNCTION log_rows(%L, %L, %L, %L)', 'work', 'work_id', '{id}',
    '{client,contact,note,position,starts_at,ends_at,language,told_at,reminded_of,ended_by,movement_id,anonymous_at}');
BEGIN
  EXECUTE 'CREATE TRIGGER work_holds_log_inserted AFTER INSERT ON work_holds REFERENCING NEW TABLE AS added ' || call;
  EXECUTE 'CREATE TRIGGER work_holds_log_deleted AFTER DELETE ON work_holds REFERENCING OLD TABLE AS removed ' || call;
  EXECUTE 'CREATE TRIGGER work_holds_log_updated AFTER UPDATE ON work_holds REFERENCING OLD TABLE AS removed NEW TABLE AS added ' || call;
END $$;--> statement-breakpoint
-- Pages may say that a work is held.
CREATE TRIGGER work_holds_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON work_holds FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
