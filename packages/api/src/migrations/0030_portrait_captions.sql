ALTER TABLE "artists" ADD COLUMN "image_caption_es" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "image_caption_en" text DEFAULT '' NOT NULL;