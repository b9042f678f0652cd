ALTER TABLE "installation" ADD COLUMN "forgot_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "held_at" timestamp (3) with time zone;