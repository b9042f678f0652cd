CREATE TABLE "arrivals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "arrivals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"appointment_id" integer NOT NULL,
	"how" text NOT NULL,
	"people" integer NOT NULL,
	"asked" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"device" text NOT NULL,
	"door" text DEFAULT '' NOT NULL,
	"grew" integer DEFAULT 0 NOT NULL,
	"confirmed" boolean DEFAULT false NOT NULL,
	"undoes" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" integer,
	CONSTRAINT "arrivals_key_unique" UNIQUE("key"),
	CONSTRAINT "arrivals_undoes_unique" UNIQUE("undoes"),
	CONSTRAINT "arrivals_people" CHECK (abs(people) <= abs(asked))
);
--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arrivals_appointment_id_index" ON "arrivals" USING btree ("appointment_id");--> statement-breakpoint
-- What was done at the door is part of the history of a booking.
DO $$
DECLARE
  call text := format('FOR EACH STATEMENT EXECUTE FUNCTION log_rows(%L, %L, %L, %L)', 'appointment', 'appointment_id', '{id}', '{created_by}');
BEGIN
  EXECUTE 'CREATE TRIGGER arrivals_log_inserted AFTER INSERT ON arrivals REFERENCING NEW TABLE AS added ' || call;
  EXECUTE 'CREATE TRIGGER arrivals_log_deleted AFTER DELETE ON arrivals REFERENCING OLD TABLE AS removed ' || call;
  EXECUTE 'CREATE TRIGGER arrivals_log_updated AFTER UPDATE ON arrivals REFERENCING OLD TABLE AS removed NEW TABLE AS added ' || call;
END $$;
