CREATE TABLE "recordings" (
	"file" text PRIMARY KEY NOT NULL,
	"seconds" double precision,
	"width" integer,
	"height" integer,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"read_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "recordings_to_read" ON "recordings" USING btree ("due_at") WHERE read_at is null and failed_at is null;--> statement-breakpoint
-- Pages say how long a recording is.
CREATE TRIGGER recordings_written AFTER INSERT OR UPDATE OF seconds, width, height OR DELETE OR TRUNCATE ON recordings FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
