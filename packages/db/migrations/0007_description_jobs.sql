ALTER TABLE "formatted_descriptions" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
-- A description that is new or changed wants its paragraphs before a visitor waits for them. Short ones have
-- enough (200 characters: S1 section 9), and demo listings are formatted when somebody looks at them.
CREATE FUNCTION "property_details_want_jobs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO jobs (name, payload, key)
  SELECT 'property.formatDescription', jsonb_build_object('propertyId', p.id), 'property/' || p.id
  FROM properties p
  WHERE p.id = NEW.property_id AND NOT p.is_demo AND p.withdrawn_at IS NULL
  ON CONFLICT (name, key) WHERE attempts = 0 AND finished_at IS NULL AND failed_at IS NULL
  DO UPDATE SET key = excluded.key;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "property_details_jobs_of_new" AFTER INSERT ON "property_details"
  FOR EACH ROW WHEN (length(NEW.description) >= 200)
  EXECUTE FUNCTION "property_details_want_jobs"();
--> statement-breakpoint
CREATE TRIGGER "property_details_jobs_of_change" AFTER UPDATE OF "description" ON "property_details"
  FOR EACH ROW
  WHEN (length(NEW.description) >= 200 AND NEW.description IS DISTINCT FROM OLD.description)
  EXECUTE FUNCTION "property_details_want_jobs"();
