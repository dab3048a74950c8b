-- The history of a listing is written by the database itself, so that no way of changing a row misses it.
-- A change happens at updated_at when the statement sets it (an import knows when), and otherwise now.

CREATE FUNCTION "properties_note_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.updated_at IS NOT DISTINCT FROM OLD.updated_at THEN
    NEW.updated_at := now();
  END IF;
  IF NEW.price < OLD.price THEN
    NEW.reduced_at := NEW.updated_at;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "properties_note_change" BEFORE UPDATE ON "properties"
  FOR EACH ROW
  WHEN (OLD.price IS DISTINCT FROM NEW.price OR OLD.status IS DISTINCT FROM NEW.status
    OR OLD.withdrawn_at IS DISTINCT FROM NEW.withdrawn_at)
  EXECUTE FUNCTION "properties_note_change"();
--> statement-breakpoint
-- One row for each kind of change. A listing that comes back after it was withdrawn is listed again.
CREATE FUNCTION "properties_write_history"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO property_history (property_id, at, kind, price, status)
    SELECT id, created_at, 'listed', price, status FROM changed ORDER BY id;
    RETURN NULL;
  END IF;
  INSERT INTO property_history (property_id, at, kind, price, status)
  SELECT changed.id, changed.updated_at, change.kind, changed.price, changed.status
  FROM changed
  JOIN former USING (id)
  CROSS JOIN LATERAL (VALUES
    (1, 'withdrawn', former.withdrawn_at IS NULL AND changed.withdrawn_at IS NOT NULL),
    (2, 'listed', former.withdrawn_at IS NOT NULL AND changed.withdrawn_at IS NULL),
    (3, 'price', former.price IS DISTINCT FROM changed.price),
    (4, 'status', former.status IS DISTINCT FROM changed.status)
  ) AS change (place, kind, happened)
  WHERE change.happened
  ORDER BY changed.id, change.place;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "properties_history_of_new" AFTER INSERT ON "properties"
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "properties_write_history"();
--> statement-breakpoint
CREATE TRIGGER "properties_history_of_change" AFTER UPDATE ON "properties"
  REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "properties_write_history"();
