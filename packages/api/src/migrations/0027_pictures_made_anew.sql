ALTER TABLE "pictures" DROP COLUMN "placeholder";--> statement-breakpoint
-- Their variants are made anew, wider and of better quality; until then pages show those that are there.
UPDATE "pictures" SET "variants_at" = NULL, "failed_at" = NULL, "locked_until" = NULL, "attempts" = 0, "due_at" = now();
