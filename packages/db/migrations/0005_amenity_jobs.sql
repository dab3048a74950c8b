ALTER TABLE "places" ADD COLUMN "address" text;--> statement-breakpoint
-- A listing that is new, moved or back wants its surroundings analysed, and one without a position wants to
-- be found. The database asks for it itself, so that no way of changing a row misses it. Demo listings come
-- with their amenities. A job that already waits is written again although nothing changes: that holds its
-- row until this transaction ends, so that no worker starts it before it can see the change.
CREATE FUNCTION "properties_want_jobs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO jobs (name, payload, key)
    SELECT CASE WHEN lat IS NULL THEN 'property.geocode' ELSE 'amenity.analyse' END,
      jsonb_build_object('propertyId', id), 'property/' || id
    FROM changed
    WHERE NOT is_demo AND withdrawn_at IS NULL
    ORDER BY id
    ON CONFLICT (name, key) WHERE attempts = 0 AND finished_at IS NULL AND failed_at IS NULL
    DO UPDATE SET key = excluded.key;
    RETURN NULL;
  END IF;
  INSERT INTO jobs (name, payload, key)
  SELECT wanted.name, jsonb_build_object('propertyId', changed.id), 'property/' || changed.id
  FROM changed
  JOIN former USING (id)
  CROSS JOIN LATERAL (VALUES
    -- Who has lost a position has lost what was near it.
    ('amenity.analyse', coalesce(changed.lat, former.lat) IS NOT NULL),
    ('property.geocode', changed.lat IS NULL)
  ) AS wanted (name, applies)
  WHERE wanted.applies AND NOT changed.is_demo AND changed.withdrawn_at IS NULL
    AND (former.lat IS DISTINCT FROM changed.lat OR former.lng IS DISTINCT FROM changed.lng
      OR former.address IS DISTINCT FROM changed.address
      OR former.postcode IS DISTINCT FROM changed.postcode
      OR former.withdrawn_at IS NOT NULL)
  ORDER BY changed.id, wanted.name
  ON CONFLICT (name, key) WHERE attempts = 0 AND finished_at IS NULL AND failed_at IS NULL
  DO UPDATE SET key = excluded.key;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "properties_jobs_of_new" AFTER INSERT ON "properties"
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "properties_want_jobs"();
--> statement-breakpoint
CREATE TRIGGER "properties_jobs_of_change" AFTER UPDATE ON "properties"
  REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "properties_want_jobs"();
