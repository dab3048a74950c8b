-- Reduced is what costs less than before its price last fell: a rise to that price or above ends it.
CREATE FUNCTION "properties_price_before_reduction"(home integer, reduced timestamptz) RETURNS integer
LANGUAGE sql STABLE AS $$
  SELECT h.price FROM property_history h
  WHERE h.property_id = home AND h.at < reduced AND h.price IS NOT NULL
  ORDER BY h.at DESC, h.id DESC
  LIMIT 1
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "properties_note_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.updated_at IS NOT DISTINCT FROM OLD.updated_at THEN
    NEW.updated_at := now();
  END IF;
  IF NEW.price < OLD.price THEN
    NEW.reduced_at := NEW.updated_at;
  ELSIF NEW.price >= properties_price_before_reduction(NEW.id, NEW.reduced_at) THEN
    NEW.reduced_at := NULL;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
UPDATE "properties" SET "reduced_at" = NULL
WHERE "price" >= properties_price_before_reduction("id", "reduced_at");
