ALTER TABLE "artists" ADD COLUMN "viaf" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "ulan" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "wikidata" text DEFAULT '' NOT NULL;