CREATE TABLE "message_works" (
	"message_id" integer NOT NULL,
	"work_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "message_works_message_id_work_id_pk" PRIMARY KEY("message_id","work_id")
);
--> statement-breakpoint
CREATE TABLE "message_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(text)) STORED NOT NULL,
	"paper" text,
	"room_id" integer,
	"mail_id" integer,
	"token_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" integer,
	CONSTRAINT "message_entries_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "message_writers" (
	"message_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_writers_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "saved_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"text_es" text DEFAULT '' NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" integer
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "last_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "assigned_to" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "remind_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "remind_by" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "room_id" integer;--> statement-breakpoint
ALTER TABLE "waiting_messages" ADD COLUMN "works" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_messages" ADD COLUMN "room_id" integer;--> statement-breakpoint
ALTER TABLE "message_works" ADD CONSTRAINT "message_works_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_works" ADD CONSTRAINT "message_works_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_entries" ADD CONSTRAINT "message_entries_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_entries" ADD CONSTRAINT "message_entries_room_id_collections_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."collections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_entries" ADD CONSTRAINT "message_entries_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_entries" ADD CONSTRAINT "message_entries_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_writers" ADD CONSTRAINT "message_writers_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_writers" ADD CONSTRAINT "message_writers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_answers" ADD CONSTRAINT "saved_answers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_answers" ADD CONSTRAINT "saved_answers_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_works_work_id_index" ON "message_works" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "message_entries_message_id_index" ON "message_entries" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_entries_mail_id_index" ON "message_entries" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "message_entries_search" ON "message_entries" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_remind_by_users_id_fk" FOREIGN KEY ("remind_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_room_id_collections_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."collections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_last_at_index" ON "messages" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "messages_email_index" ON "messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "messages_to_remind" ON "messages" USING btree ("remind_at") WHERE remind_at is not null;--> statement-breakpoint
-- What was read before has been seen to; all threads are as old as their message. The history need not tell of it, and
-- tells of threads only where they stand: never who wrote, nor what follows from somebody's writing on.
DO $$
DECLARE
  left_out text;
  call text;
BEGIN
  FOREACH left_out IN ARRAY ARRAY[',state', ''] LOOP
    call := format('FOR EACH STATEMENT EXECUTE FUNCTION log_rows(%L, %L, %L, %L)', 'message', 'id', '{id}',
      '{name,email,subject,message,last_at,assigned_to,remind_at,remind_by,reminded_at,room_id' || left_out || '}');
    EXECUTE 'CREATE OR REPLACE TRIGGER messages_log_inserted AFTER INSERT ON messages REFERENCING NEW TABLE AS added ' || call;
    EXECUTE 'CREATE OR REPLACE TRIGGER messages_log_deleted AFTER DELETE ON messages REFERENCING OLD TABLE AS removed ' || call;
    EXECUTE 'CREATE OR REPLACE TRIGGER messages_log_updated AFTER UPDATE ON messages REFERENCING OLD TABLE AS removed NEW TABLE AS added ' || call;
    IF left_out <> '' THEN
      UPDATE messages SET last_at = created_at, state = CASE WHEN read_at IS NULL THEN 'new' ELSE 'closed' END;
    END IF;
  END LOOP;
END $$;
