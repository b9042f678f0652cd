CREATE TABLE "documents" (
	"file" text PRIMARY KEY NOT NULL,
	"pages" integer,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"read_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "leaves" (
	"file" text NOT NULL,
	"number" integer NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"picture" text,
	"search" text GENERATED ALWAYS AS (fold(text)) STORED NOT NULL,
	CONSTRAINT "leaves_file_number_pk" PRIMARY KEY("file","number")
);
--> statement-breakpoint
ALTER TABLE "item_files" ADD COLUMN "transcription_es" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "item_files" ADD COLUMN "transcription_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "item_files" ADD COLUMN "captions_es" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "item_files" ADD COLUMN "captions_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "item_files" ADD COLUMN "search" text GENERATED ALWAYS AS (fold(transcription_es || ' ' || transcription_en || ' ' || captions_es || ' ' || captions_en)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_file_documents_file_fk" FOREIGN KEY ("file") REFERENCES "public"."documents"("file") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_to_read" ON "documents" USING btree ("due_at") WHERE read_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "leaves_picture" ON "leaves" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "leaves_search" ON "leaves" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "item_files_search" ON "item_files" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
-- The PDFs that are there already are read as those that come.
INSERT INTO documents (file) SELECT DISTINCT file FROM item_files WHERE file LIKE '%.pdf';--> statement-breakpoint
-- Pages show leaves, and lists find them.
CREATE TRIGGER leaves_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON leaves FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
