ALTER TABLE "pictures" ADD COLUMN "tiled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What is large is made anew, with tiles this time; pages go on with what there is.
UPDATE "pictures" SET "variants_at" = NULL, "attempts" = 0
WHERE "folder" IN ('images', 'events') AND greatest("width", "height") > 2000 AND "mime" <> 'image/gif' AND "failed_at" IS NULL;
