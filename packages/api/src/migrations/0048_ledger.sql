CREATE TABLE "conditions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conditions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"work_id" integer NOT NULL,
	"movement_id" integer NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"file" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"struck_at" timestamp (3) with time zone,
	"struck_by" integer,
	"struck_why" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_mails" (
	"key" text PRIMARY KEY NOT NULL,
	"movement_id" integer,
	"what" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sent_by" integer
);
--> statement-breakpoint
CREATE TABLE "ledger_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"date" date NOT NULL,
	"until" date,
	"party" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"terms" text DEFAULT '' NOT NULL,
	"works" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"struck_at" timestamp (3) with time zone,
	"struck_by" integer,
	"struck_why" text DEFAULT '' NOT NULL,
	CONSTRAINT "ledger_notes_number" UNIQUE("kind","year","number")
);
--> statement-breakpoint
ALTER TABLE "movements" ADD COLUMN "purpose" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "movements" ADD COLUMN "due" date;--> statement-breakpoint
ALTER TABLE "movements" ADD COLUMN "consigned_until" date;--> statement-breakpoint
ALTER TABLE "movements" ADD COLUMN "contact" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "movements" ADD COLUMN "contact_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "movements" ADD COLUMN "minded_by" integer;--> statement-breakpoint
ALTER TABLE "movements" ADD COLUMN "struck_why" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "conditions" ADD CONSTRAINT "conditions_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conditions" ADD CONSTRAINT "conditions_movement_id_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."movements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conditions" ADD CONSTRAINT "conditions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conditions" ADD CONSTRAINT "conditions_struck_by_users_id_fk" FOREIGN KEY ("struck_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_mails" ADD CONSTRAINT "ledger_mails_movement_id_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."movements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_mails" ADD CONSTRAINT "ledger_mails_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_notes" ADD CONSTRAINT "ledger_notes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_notes" ADD CONSTRAINT "ledger_notes_struck_by_users_id_fk" FOREIGN KEY ("struck_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conditions_movement_id_id_index" ON "conditions" USING btree ("movement_id","id");--> statement-breakpoint
CREATE INDEX "conditions_work_id_index" ON "conditions" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "conditions_file_index" ON "conditions" USING btree ("file");--> statement-breakpoint
CREATE INDEX "ledger_mails_movement_id_index" ON "ledger_mails" USING btree ("movement_id");--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_minded_by_users_id_fk" FOREIGN KEY ("minded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- In what condition a work was is part of its history, without the words: they are read where they stand.
DO $$
DECLARE
  call text := format('FOR EACH STATEMENT EXECUTE FUNCTION log_rows(%L, %L, %L, %L)', 'work', 'work_id', '{id}',
    '{words,movement_id,created_by,struck_by,struck_why}');
BEGIN
  EXECUTE 'CREATE TRIGGER conditions_log_inserted AFTER INSERT ON conditions REFERENCING NEW TABLE AS added ' || call;
  EXECUTE 'CREATE TRIGGER conditions_log_deleted AFTER DELETE ON conditions REFERENCING OLD TABLE AS removed ' || call;
  EXECUTE 'CREATE TRIGGER conditions_log_updated AFTER UPDATE ON conditions REFERENCING OLD TABLE AS removed NEW TABLE AS added ' || call;
END $$;
--> statement-breakpoint
-- With whom a work is stays out of the history: whoever is asked to forget somebody finds them in one place.
DO $$
DECLARE
  call text := format('FOR EACH STATEMENT EXECUTE FUNCTION log_rows(%L, %L, %L, %L)', 'work', 'work_id', '{id}',
    '{contact,contact_email}');
BEGIN
  EXECUTE 'CREATE OR REPLACE TRIGGER movements_log_inserted AFTER INSERT ON movements REFERENCING NEW TABLE AS added ' || call;
  EXECUTE 'CREATE OR REPLACE TRIGGER movements_log_deleted AFTER DELETE ON movements REFERENCING OLD TABLE AS removed ' || call;
  EXECUTE 'CREATE OR REPLACE TRIGGER movements_log_updated AFTER UPDATE ON movements REFERENCING OLD TABLE AS removed NEW TABLE AS added ' || call;
END $$;
