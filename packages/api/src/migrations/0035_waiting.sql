CREATE TABLE "waiting" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slot_id" integer NOT NULL,
	"any_time" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"user_id" integer,
	"people" integer NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"comments" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"needs" text[] DEFAULT '{}' NOT NULL,
	"school" text DEFAULT '' NOT NULL,
	"hash" text NOT NULL,
	"visitor" text,
	"mailbox" text,
	"appointment_id" integer,
	"left_at" timestamp (3) with time zone,
	"anonymous_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	CONSTRAINT "waiting_hash_unique" UNIQUE("hash"),
	CONSTRAINT "waiting_appointment_id_unique" UNIQUE("appointment_id"),
	CONSTRAINT "waiting_people" CHECK (people >= 1)
);
--> statement-breakpoint
ALTER TABLE "waiting" ADD CONSTRAINT "waiting_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting" ADD CONSTRAINT "waiting_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting" ADD CONSTRAINT "waiting_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting" ADD CONSTRAINT "waiting_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting" ADD CONSTRAINT "waiting_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_in_line" ON "waiting" USING btree ("slot_id") WHERE left_at is null and appointment_id is null;--> statement-breakpoint
CREATE INDEX "waiting_email_index" ON "waiting" USING btree ("email");--> statement-breakpoint
CREATE INDEX "waiting_user_id_index" ON "waiting" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "waiting_mailbox_index" ON "waiting" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "waiting_visitor_index" ON "waiting" USING btree ("visitor");