ALTER TABLE "movements" ADD COLUMN "struck_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "movements" ADD COLUMN "struck_by" integer;--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_struck_by_users_id_fk" FOREIGN KEY ("struck_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;