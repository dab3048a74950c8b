CREATE TABLE "agents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_name" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_amenities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "property_amenities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"property_id" integer NOT NULL,
	"amenity_type" text NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"distance_meters" integer NOT NULL,
	"distance_minutes" integer NOT NULL,
	"transport_mode" text DEFAULT 'walking' NOT NULL,
	CONSTRAINT "property_amenities_once" UNIQUE("property_id","amenity_type","name","distance_meters"),
	CONSTRAINT "property_amenities_type" CHECK ("property_amenities"."amenity_type" in ('train_station', 'tube_station', 'bus_stop', 'school', 'supermarket', 'pub', 'cafe', 'restaurant')),
	CONSTRAINT "property_amenities_name" CHECK (length(btrim("property_amenities"."name")) > 0),
	CONSTRAINT "property_amenities_distance" CHECK ("property_amenities"."distance_meters" >= 0 and "property_amenities"."distance_minutes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"within" text[] DEFAULT '{}' NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"easting" integer NOT NULL,
	"northing" integer NOT NULL,
	"extent_meters" integer DEFAULT 0 NOT NULL,
	"importance" integer DEFAULT 0 NOT NULL,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "places_source_key" UNIQUE("source","source_key"),
	CONSTRAINT "places_kind" CHECK ("places"."kind" in ('city', 'town', 'village', 'district', 'borough', 'county', 'area', 'country', 'train_station', 'tube_station', 'bus_stop', 'school', 'supermarket', 'pub', 'cafe', 'restaurant')),
	CONSTRAINT "places_name" CHECK (length(btrim("places"."name")) > 0),
	CONSTRAINT "places_extent" CHECK ("places"."extent_meters" >= 0),
	CONSTRAINT "places_position" CHECK ("places"."lat" between 49 and 61.5 and "places"."lng" between -9 and 3)
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "properties_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" integer,
	"listing_type" text NOT NULL,
	"status" text DEFAULT 'available' NOT NULL,
	"property_type" text NOT NULL,
	"property_form" text,
	"price" integer,
	"beds" smallint NOT NULL,
	"baths" smallint NOT NULL,
	"area_sqft" integer,
	"address" text NOT NULL,
	"postcode" text,
	"outcode" text GENERATED ALWAYS AS (split_part(postcode, ' ', 1)) STORED,
	"lat" double precision,
	"lng" double precision,
	"easting" integer,
	"northing" integer,
	"tile_x" smallint GENERATED ALWAYS AS ((easting >> 11)::smallint) STORED,
	"tile_y" smallint GENERATED ALWAYS AS ((northing >> 11)::smallint) STORED,
	"search_types" smallint GENERATED ALWAYS AS ((case when property_type in ('house') then 1 else 0 end + case when property_type in ('flat') then 2 else 0 end + case when property_type in ('bungalow') then 4 else 0 end + case when property_type in ('maisonette') then 8 else 0 end + case when property_type in ('land') then 16 else 0 end + case when property_type in ('commercial') then 32 else 0 end + case when property_type in ('house', 'flat') and coalesce(property_form, '') in ('detached') then 64 else 0 end + case when property_type in ('house', 'flat') and coalesce(property_form, '') in ('semi-detached') then 128 else 0 end + case when property_type in ('house', 'flat') and coalesce(property_form, '') in ('terraced', 'end-terrace', 'mews', 'townhouse') then 256 else 0 end + case when property_type in ('house', 'flat') and coalesce(property_form, '') in ('cottage') then 512 else 0 end + case when property_type in ('house', 'flat') and coalesce(property_form, '') in ('studio') or property_type in ('flat') and beds = 0 then 1024 else 0 end)::smallint) STORED NOT NULL,
	"feature_bits" bigint DEFAULT 0 NOT NULL,
	"train_meters" smallint DEFAULT 32767 NOT NULL,
	"tube_meters" smallint DEFAULT 32767 NOT NULL,
	"bus_meters" smallint DEFAULT 32767 NOT NULL,
	"school_meters" smallint DEFAULT 32767 NOT NULL,
	"supermarket_meters" smallint DEFAULT 32767 NOT NULL,
	"pub_meters" smallint DEFAULT 32767 NOT NULL,
	"cafe_meters" smallint DEFAULT 32767 NOT NULL,
	"restaurant_meters" smallint DEFAULT 32767 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reduced_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"is_public" boolean GENERATED ALWAYS AS (status in ('available', 'underOffer') and withdrawn_at is null) STORED NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "properties_listing_type" CHECK ("properties"."listing_type" in ('sale', 'rent')),
	CONSTRAINT "properties_property_type" CHECK ("properties"."property_type" in ('house', 'flat', 'bungalow', 'maisonette', 'land', 'commercial')),
	CONSTRAINT "properties_property_form" CHECK ("properties"."property_form" in ('detached', 'semi-detached', 'terraced', 'end-terrace', 'mews', 'townhouse', 'cottage', 'studio', 'penthouse', 'apartment', 'conversion')),
	CONSTRAINT "properties_address" CHECK (length(btrim("properties"."address")) > 0),
	CONSTRAINT "properties_status" CHECK ("properties"."status" in ('available', 'underOffer') or ("properties"."status" = 'sold' and "properties"."listing_type" = 'sale') or ("properties"."status" = 'let' and "properties"."listing_type" = 'rent')),
	CONSTRAINT "properties_price" CHECK ("properties"."price" >= 0),
	CONSTRAINT "properties_rooms" CHECK ("properties"."beds" between 0 and 50 and "properties"."baths" between 0 and 50),
	CONSTRAINT "properties_area" CHECK ("properties"."area_sqft" > 0),
	CONSTRAINT "properties_position" CHECK (("properties"."lat" is null) = ("properties"."lng" is null) and ("properties"."lat" is null) = ("properties"."easting" is null) and ("properties"."lat" is null) = ("properties"."northing" is null)),
	CONSTRAINT "properties_within_uk" CHECK ("properties"."lat" between 49 and 61.5 and "properties"."lng" between -9 and 3),
	CONSTRAINT "properties_postcode" CHECK ("properties"."postcode" ~ '^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$'),
	CONSTRAINT "properties_nearest" CHECK (least("properties"."train_meters", "properties"."tube_meters", "properties"."bus_meters", "properties"."school_meters", "properties"."supermarket_meters", "properties"."pub_meters", "properties"."cafe_meters", "properties"."restaurant_meters") >= 0),
	CONSTRAINT "properties_feature_bits" CHECK ("properties"."feature_bits" >= 0)
);
--> statement-breakpoint
CREATE TABLE "property_details" (
	"property_id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"price_text" text,
	"price_qualifier" text,
	"description" text DEFAULT '' NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"agent_name" text,
	"agent_phone" text,
	"floorplan_url" text,
	"epc_rating" text,
	"epc_url" text,
	"tenure" text,
	"lease_years" integer,
	"service_charge" integer,
	"ground_rent" integer,
	"council_tax_band" text,
	"deposit" integer,
	"furnishing" text,
	"available_from" date,
	CONSTRAINT "property_details_title" CHECK (length(btrim("property_details"."title")) > 0),
	CONSTRAINT "property_details_price_qualifier" CHECK ("property_details"."price_qualifier" in ('guidePrice', 'offersOver', 'offersInExcessOf', 'offersInTheRegionOf', 'from', 'fixedPrice', 'offersInvited', 'priceOnApplication')),
	CONSTRAINT "property_details_epc" CHECK ("property_details"."epc_rating" in ('A', 'B', 'C', 'D', 'E', 'F', 'G')),
	CONSTRAINT "property_details_tenure" CHECK ("property_details"."tenure" in ('freehold', 'leasehold', 'shareOfFreehold', 'commonhold', 'feuhold')),
	CONSTRAINT "property_details_council_tax" CHECK ("property_details"."council_tax_band" in ('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I')),
	CONSTRAINT "property_details_furnishing" CHECK ("property_details"."furnishing" in ('furnished', 'partFurnished', 'unfurnished', 'flexible')),
	CONSTRAINT "property_details_money" CHECK ("property_details"."service_charge" >= 0 and "property_details"."ground_rent" >= 0 and "property_details"."deposit" >= 0),
	CONSTRAINT "property_details_lease" CHECK ("property_details"."lease_years" between 0 and 9999)
);
--> statement-breakpoint
CREATE TABLE "property_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "property_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"property_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"price" integer,
	"status" text NOT NULL,
	CONSTRAINT "property_history_kind" CHECK ("property_history"."kind" in ('listed', 'price', 'status', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "property_amenities" ADD CONSTRAINT "property_amenities_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_details" ADD CONSTRAINT "property_details_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_history" ADD CONSTRAINT "property_history_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "property_amenities_nearest" ON "property_amenities" USING btree ("property_id","amenity_type","distance_meters");--> statement-breakpoint
CREATE INDEX "places_kind_grid" ON "places" USING btree ("kind","easting","northing");--> statement-breakpoint
CREATE INDEX "properties_agent" ON "properties" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "property_history_property" ON "property_history" USING btree ("property_id","at");