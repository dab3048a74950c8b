ALTER TABLE "agents" ADD CONSTRAINT "agents_company_name" CHECK (length(btrim("agents"."company_name")) > 0);--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_phone" CHECK (length(btrim("agents"."phone")) > 0);--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_address" CHECK (length(btrim("agents"."address")) > 0);--> statement-breakpoint
ALTER TABLE "property_amenities" ADD CONSTRAINT "property_amenities_mode" CHECK ("property_amenities"."transport_mode" in ('walking'));--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_origin" CHECK (length(btrim("places"."source")) > 0 and length(btrim("places"."source_key")) > 0);--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_importance" CHECK ("places"."importance" >= 0);--> statement-breakpoint
ALTER TABLE "property_history" ADD CONSTRAINT "property_history_price" CHECK ("property_history"."price" >= 0);--> statement-breakpoint
ALTER TABLE "property_history" ADD CONSTRAINT "property_history_status" CHECK ("property_history"."status" in ('available', 'underOffer', 'sold', 'let'));