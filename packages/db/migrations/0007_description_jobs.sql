ALTER TABLE "formatted_descriptions" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
-- A description that is new or changed wants its paragraphs before a visitor waits for them. Short ones have
-- enough (200 characters: S1 section 9), and demo listings are formatted when somebody looks at them. Once a
-- statement, not once a row: a market is loaded in few statements.
CREATE FUNCTION "property_details_of_new_want_jobs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO jobs (name, payload, key)
  SELECT 'property.formatDescription', jsonb_build_object('propertyId', p.id), 'property/' || p.id
  FROM changed JOIN properties p ON p.id = changed.property_id
  WHERE length(changed.description) >= 200 AND NOT p.is_demo AND p.withdrawn_at IS NULL
  ON CONFLICT (name, key) WHERE attempts = 0 AND finished_at IS NULL AND failed_at IS NULL
  DO UPDATE SET key = excluded.key;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "property_details_of_change_want_jobs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO jobs (name, payload, key)
  SELECT 'property.formatDescription', jsonb_build_object('propertyId', p.id), 'property/' || p.id
  FROM changed
  JOIN before ON before.property_id = changed.property_id
  JOIN properties p ON p.id = changed.property_id
  WHERE length(changed.description) >= 200 AND changed.description IS DISTINCT FROM before.description
    AND NOT p.is_demo AND p.withdrawn_at IS NULL
  ON CONFLICT (name, key) WHERE attempts = 0 AND finished_at IS NULL AND failed_at IS NULL
  DO UPDATE SET key = excluded.key;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "property_details_jobs_of_new" AFTER INSERT ON "property_details"
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "property_details_of_new_want_jobs"();
--> statement-breakpoint
CREATE TRIGGER "property_details_jobs_of_change" AFTER UPDATE ON "property_details"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "property_details_of_change_want_jobs"();
