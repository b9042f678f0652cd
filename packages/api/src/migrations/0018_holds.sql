CREATE TABLE "holds" (
	"appointment_id" integer PRIMARY KEY NOT NULL,
	"visitor" text NOT NULL,
	"mailbox" text NOT NULL,
	"proven" boolean NOT NULL,
	"freed_at" timestamp (3) with time zone,
	"forget_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "holds_visitor_index" ON "holds" USING btree ("visitor");--> statement-breakpoint
CREATE INDEX "holds_mailbox_index" ON "holds" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "holds_forget_at_index" ON "holds" USING btree ("forget_at");