ALTER TABLE "saved_searches" ADD COLUMN "alerts_from" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Alerts that are due as this runs stay due.
UPDATE "saved_searches" SET "alerts_from" = "checked_at";--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "former_frequency" text;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_former" CHECK ("saved_searches"."former_frequency" in ('daily', 'weekly'));