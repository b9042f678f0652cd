CREATE TABLE "import_refused_images" (
	"import_id" integer NOT NULL,
	"name" text NOT NULL,
	"reason" jsonb NOT NULL,
	CONSTRAINT "import_refused_images_import_id_name_pk" PRIMARY KEY("import_id","name")
);
--> statement-breakpoint
ALTER TABLE "import_refused_images" ADD CONSTRAINT "import_refused_images_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;