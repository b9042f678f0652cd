ALTER TABLE "event_images" ADD COLUMN "rights" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_images" ADD COLUMN "rights_note_es" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_images" ADD COLUMN "rights_note_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "rights" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "rights_note_es" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "rights_note_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "item_files" ADD COLUMN "rights" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "item_files" ADD COLUMN "rights_note_es" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "item_files" ADD COLUMN "rights_note_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "rights" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "rights_note_es" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "rights_note_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_images" ADD COLUMN "rights" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_images" ADD COLUMN "rights_note_es" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_images" ADD COLUMN "rights_note_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "rights" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "rights_note_es" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "rights_note_en" text DEFAULT '' NOT NULL;