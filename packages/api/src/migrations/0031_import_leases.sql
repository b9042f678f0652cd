ALTER TABLE "imports" RENAME COLUMN "beat_at" TO "locked_until";--> statement-breakpoint
-- It was when somebody last worked on an import; it is until when they have it in hand, as of all work (`jobs/lease.ts`).
UPDATE imports SET locked_until = locked_until + interval '1 minute' WHERE locked_until IS NOT NULL;
