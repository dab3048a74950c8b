-- What searches read. Every index holds only what can be found (is_public). Drizzle can declare neither
-- INCLUDE columns nor operator classes of an extension, so these stand here; a test says they exist.

-- "Contains this text, ignoring case" from an index. A trusted extension: the owner may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Homes in a circle: one range of squares for each column of squares, and every criterion in the index.
-- Homes without a position are in it too, so that a search of the whole country never reads the table.
CREATE INDEX "properties_search_grid" ON "properties" ("listing_type", "tile_x", "tile_y")
  INCLUDE ("id", "easting", "northing", "lat", "lng", "price", "beds", "baths", "search_types", "feature_bits",
    "train_meters", "tube_meters", "bus_meters", "school_meters", "supermarket_meters", "pub_meters",
    "cafe_meters", "restaurant_meters", "created_at")
  WHERE "is_public";
--> statement-breakpoint
-- Homes of a postcode district.
CREATE INDEX "properties_search_outcode" ON "properties" ("outcode", "listing_type") WHERE "is_public";
--> statement-breakpoint
-- Text that is no known place, anywhere in the address.
CREATE INDEX "properties_search_address" ON "properties" USING gin ("address" gin_trgm_ops)
  WHERE "is_public";
--> statement-breakpoint
-- Homes that no circle can find because their position is unknown: by the place's name in the address.
CREATE INDEX "properties_search_unplaced" ON "properties" USING gin ("address" gin_trgm_ops)
  WHERE "is_public" AND "easting" IS NULL;
--> statement-breakpoint
-- The same homes one after the other: the end of an order by distance.
CREATE INDEX "properties_by_id_unplaced" ON "properties" ("listing_type", "id")
  WHERE "is_public" AND "easting" IS NULL;
--> statement-breakpoint
-- The orders of results. A home without a price comes last in both orders of price.
CREATE INDEX "properties_by_newest" ON "properties" ("listing_type", "created_at", "id") WHERE "is_public";
--> statement-breakpoint
CREATE INDEX "properties_by_price_up" ON "properties" ("listing_type", (coalesce("price", 2147483647)), "id")
  WHERE "is_public";
--> statement-breakpoint
CREATE INDEX "properties_by_price_down" ON "properties" ("listing_type", (coalesce("price", -1)), "id")
  WHERE "is_public";
--> statement-breakpoint
CREATE INDEX "properties_by_nearest" ON "properties" USING gist (point("easting", "northing"))
  WHERE "is_public" AND "easting" IS NOT NULL;
