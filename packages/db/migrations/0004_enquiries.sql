CREATE TABLE "formatted_descriptions" (
	"text_hash" text PRIMARY KEY NOT NULL,
	"formatted" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"kind" text NOT NULL,
	"to_address" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"params" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sending_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "emails_messageId_unique" UNIQUE("message_id"),
	CONSTRAINT "emails_kind" CHECK ("emails"."kind" in ('contact.agent', 'contact.sender', 'viewing.agent', 'viewing.sender', 'reply.sender')),
	CONSTRAINT "emails_state" CHECK ("emails"."state" in ('queued', 'sending', 'sent', 'failed')),
	CONSTRAINT "emails_to" CHECK (length(btrim("emails"."to_address")) > 0),
	CONSTRAINT "emails_subject" CHECK (length(btrim("emails"."subject")) > 0),
	CONSTRAINT "emails_sent" CHECK (("emails"."state" = 'sent') = ("emails"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"key" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"relayed_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "jobs_name" CHECK (length(btrim("jobs"."name")) > 0),
	CONSTRAINT "jobs_end" CHECK ("jobs"."finished_at" is null or "jobs"."failed_at" is null)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"property_id" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"text" text NOT NULL,
	"is_agent_reply" boolean DEFAULT false NOT NULL,
	"fingerprint" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_name" CHECK (length(btrim("messages"."name")) > 0),
	CONSTRAINT "messages_email" CHECK (length(btrim("messages"."email")) > 0),
	CONSTRAINT "messages_text" CHECK (length(btrim("messages"."text")) > 0)
);
--> statement-breakpoint
CREATE TABLE "geocodes" (
	"address" text PRIMARY KEY NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"source" text NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "geocodes_source" CHECK ("geocodes"."source" in ('postcode', 'gazetteer', 'geocoder', 'unknown'))
);
--> statement-breakpoint
CREATE TABLE "place_fetches" (
	"property_id" integer PRIMARY KEY NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttle_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "throttle_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "viewings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "viewings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"property_id" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"date" date NOT NULL,
	"times" text[] NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "viewings_name" CHECK (length(btrim("viewings"."name")) > 0),
	CONSTRAINT "viewings_email" CHECK (length(btrim("viewings"."email")) > 0),
	CONSTRAINT "viewings_status" CHECK ("viewings"."status" in ('pending', 'confirmed', 'rescheduling', 'completed', 'cancelled')),
	CONSTRAINT "viewings_times" CHECK (cardinality("viewings"."times") > 0)
);
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_fetches" ADD CONSTRAINT "place_fetches_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "emails_newest" ON "emails" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "jobs_to_relay" ON "jobs" USING btree ("id") WHERE relayed_at is null and finished_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "jobs_open" ON "jobs" USING btree ("name","created_at") WHERE finished_at is null and failed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_waiting_once" ON "jobs" USING btree ("name","key") WHERE attempts = 0 and finished_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("property_id","email","created_at");--> statement-breakpoint
CREATE INDEX "messages_sender" ON "messages" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "messages_fingerprint" ON "messages" USING btree ("fingerprint","created_at");--> statement-breakpoint
CREATE INDEX "throttle_events_key" ON "throttle_events" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "throttle_events_at" ON "throttle_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "viewings_property" ON "viewings" USING btree ("property_id","date");--> statement-breakpoint
CREATE INDEX "viewings_sender" ON "viewings" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "viewings_fingerprint" ON "viewings" USING btree ("fingerprint","created_at");--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_email" CHECK ("agents"."email" like '%_@_%');