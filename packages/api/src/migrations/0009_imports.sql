CREATE TABLE "import_chunks" (
	"import_id" integer NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "import_chunks_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "import_images" (
	"import_id" integer NOT NULL,
	"name" text NOT NULL,
	"file" text NOT NULL,
	"bytes" integer NOT NULL,
	"mime" text NOT NULL,
	CONSTRAINT "import_images_import_id_name_pk" PRIMARY KEY("import_id","name")
);
--> statement-breakpoint
CREATE TABLE "import_journal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_journal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"import_id" integer NOT NULL,
	"what" text NOT NULL,
	"row_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"was" jsonb,
	"links" jsonb,
	"left_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" integer NOT NULL,
	"row" integer NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"record_id" integer,
	"seen_at" timestamp (3) with time zone,
	"data" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"faults" jsonb NOT NULL,
	CONSTRAINT "import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"facts" jsonb NOT NULL,
	"sheets" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"layout" text NOT NULL,
	"map" jsonb NOT NULL,
	"suggested" integer DEFAULT 0 NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"column_errors" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"cancelled" boolean DEFAULT false NOT NULL,
	"beat_at" timestamp (3) with time zone,
	"failure" text DEFAULT '' NOT NULL,
	"kept" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"keeps" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" integer,
	"applied_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "import_chunks" ADD CONSTRAINT "import_chunks_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_images" ADD CONSTRAINT "import_images_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_journal" ADD CONSTRAINT "import_journal_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_journal_of_import" ON "import_journal" USING btree ("import_id","id");--> statement-breakpoint
CREATE INDEX "import_rows_of_state" ON "import_rows" USING btree ("import_id","state","row");