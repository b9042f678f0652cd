CREATE TABLE "import_kept" (
	"import_id" integer NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "import_kept_import_id_kind_record_id_pk" PRIMARY KEY("import_id","kind","record_id")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "todo" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "sought" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_kept" ADD CONSTRAINT "import_kept_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_journal_of_row" ON "import_journal" USING btree ("import_id","what","row_id");--> statement-breakpoint
INSERT INTO "import_kept" ("import_id", "kind", "record_id", "title")
SELECT "imports"."id", "was"->>'kind', ("was"->>'id')::integer, "was"->>'title'
FROM "imports", jsonb_array_elements("imports"."kept") AS "was"
ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "imports" DROP COLUMN "kept";
