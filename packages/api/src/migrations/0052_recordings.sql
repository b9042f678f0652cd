CREATE TABLE "recordings" (
	"file" text PRIMARY KEY NOT NULL,
	"seconds" double precision,
	"width" integer,
	"height" integer
);
--> statement-breakpoint
-- Pages say how long a recording is.
CREATE TRIGGER recordings_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON recordings FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
