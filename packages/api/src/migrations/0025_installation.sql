CREATE TABLE "installation" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "installation_is_one" CHECK ("installation"."id" = 1)
);
--> statement-breakpoint
INSERT INTO "installation" ("secret") SELECT value #>> '{}' FROM options WHERE id = 'installation_secret';
--> statement-breakpoint
ALTER TABLE options DISABLE TRIGGER USER;
--> statement-breakpoint
DELETE FROM options WHERE id = 'installation_secret';
--> statement-breakpoint
ALTER TABLE options ENABLE TRIGGER USER;
--> statement-breakpoint
DELETE FROM activity_changes WHERE kind = 'option' AND record_id = 'installation_secret';
--> statement-breakpoint
DELETE FROM activity WHERE kind = 'option' AND record_id = 'installation_secret';
