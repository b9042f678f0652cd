CREATE TABLE "backups" (
	"day" date PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"failed_at" timestamp (3) with time zone,
	"stage" text,
	"name" text,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"rows" bigint DEFAULT 0 NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	"made_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "backups_to_make" ON "backups" USING btree ("due_at") WHERE checked_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "backups_checked" ON "backups" USING btree ("checked_at") WHERE checked_at is not null;