CREATE TABLE "property_figures" (
	"property_id" integer NOT NULL,
	"day" date NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"page_views" integer DEFAULT 0 NOT NULL,
	"saves" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "property_figures_property_id_day_pk" PRIMARY KEY("property_id","day"),
	CONSTRAINT "property_figures_counts" CHECK ("property_figures"."impressions" >= 0 and "property_figures"."page_views" >= 0 and "property_figures"."saves" >= 0)
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"folder" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"original_name" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"refusal" text,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_id" CHECK ("files"."id" ~ '^[0-9a-z]{20,40}$'),
	CONSTRAINT "files_folder" CHECK ("files"."folder" in ('images', 'floorplan', 'epc', 'import')),
	CONSTRAINT "files_state" CHECK ("files"."state" in ('received', 'ready', 'refused')),
	CONSTRAINT "files_refused" CHECK (("files"."state" = 'refused') = ("files"."refusal" is not null)),
	CONSTRAINT "files_bytes" CHECK ("files"."bytes" > 0),
	CONSTRAINT "files_sha256" CHECK ("files"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" integer NOT NULL,
	"row" integer NOT NULL,
	"line" integer,
	"agent_ref" text,
	"outcome" text NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "import_rows_import_id_row_pk" PRIMARY KEY("import_id","row"),
	CONSTRAINT "import_rows_outcome" CHECK ("import_rows"."outcome" in ('created', 'updated', 'unchanged', 'refused', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" integer NOT NULL,
	"file_id" text,
	"mode" text NOT NULL,
	"withdraws_missing" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"failure" text,
	"rows_total" integer,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"withdrawn" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "imports_mode" CHECK ("imports"."mode" in ('dryRun', 'import')),
	CONSTRAINT "imports_state" CHECK ("imports"."state" in ('waiting', 'running', 'done', 'failed')),
	CONSTRAINT "imports_failure" CHECK (("imports"."state" = 'failed') = ("imports"."failure" is not null))
);
--> statement-breakpoint
DROP INDEX "properties_agent";--> statement-breakpoint
ALTER TABLE "account_requests" ADD COLUMN "company_name" text;--> statement-breakpoint
ALTER TABLE "account_requests" ADD COLUMN "company_phone" text;--> statement-breakpoint
ALTER TABLE "account_requests" ADD COLUMN "company_address" text;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "last_visit_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "agent_ref" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "is_position_given" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "property_details" ADD COLUMN "epc_exemption" text;--> statement-breakpoint
ALTER TABLE "property_details" ADD COLUMN "virtual_tour_url" text;--> statement-breakpoint
ALTER TABLE "viewings" ADD COLUMN "agent_id" integer;--> statement-breakpoint
ALTER TABLE "viewings" ADD COLUMN "is_double_booked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "property_figures" ADD CONSTRAINT "property_figures_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "property_figures_day" ON "property_figures" USING btree ("day");--> statement-breakpoint
CREATE INDEX "files_agent" ON "files" USING btree ("agent_id","folder","sha256");--> statement-breakpoint
CREATE INDEX "files_created" ON "files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "imports_agent" ON "imports" USING btree ("agent_id","created_at");--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "properties_agent_ref" ON "properties" USING btree ("agent_id","agent_ref");--> statement-breakpoint
CREATE INDEX "viewings_agent" ON "viewings" USING btree ("agent_id","date");--> statement-breakpoint
CREATE INDEX "properties_agent" ON "properties" USING btree ("agent_id","created_at");--> statement-breakpoint
ALTER TABLE "account_requests" ADD CONSTRAINT "account_requests_company" CHECK (num_nonnulls("account_requests"."company_name", "account_requests"."company_phone", "account_requests"."company_address") = 0 or ("account_requests"."kind" = 'signUp' and num_nulls("account_requests"."company_name", "account_requests"."company_phone", "account_requests"."company_address") = 0));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_agent_ref_filled" CHECK (length(btrim("properties"."agent_ref")) > 0);--> statement-breakpoint
ALTER TABLE "property_details" ADD CONSTRAINT "property_details_epc_exemption" CHECK ("property_details"."epc_exemption" in ('ordered', 'listedBuilding', 'smallStandAlone', 'temporaryBuilding', 'placeOfWorship', 'toBeDemolished', 'noBuilding'));--> statement-breakpoint
ALTER TABLE "property_details" ADD CONSTRAINT "property_details_epc_or_reason" CHECK (num_nonnulls("property_details"."epc_rating", "property_details"."epc_exemption") < 2);--> statement-breakpoint
-- Indexes of ranges beside plain columns; a trusted extension, so that no superuser is needed.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
-- The time that an agreed viewing takes: 60 minutes from its beginning. Minutes do not depend on a time zone,
-- which is why this may be called immutable, and stand in an index.
CREATE FUNCTION viewing_hour(starts_at timestamptz) RETURNS tstzrange LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN tstzrange(starts_at, starts_at + interval '60 minutes');
--> statement-breakpoint
-- A viewing knows its agent by its home, whoever writes it: an exclusion constraint reads one table alone.
CREATE FUNCTION viewings_know_agent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT agent_id INTO NEW.agent_id FROM properties WHERE id = NEW.property_id;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER viewings_agent_of_home BEFORE INSERT OR UPDATE OF property_id, agent_id ON viewings
  FOR EACH ROW EXECUTE FUNCTION viewings_know_agent();
--> statement-breakpoint
CREATE FUNCTION viewings_follow_home() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE viewings SET agent_id = NEW.agent_id WHERE property_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER properties_viewings_follow AFTER UPDATE OF agent_id ON properties
  FOR EACH ROW WHEN (OLD.agent_id IS DISTINCT FROM NEW.agent_id)
  EXECUTE FUNCTION viewings_follow_home();
--> statement-breakpoint
UPDATE viewings SET agent_id = (SELECT agent_id FROM properties WHERE id = property_id);
--> statement-breakpoint
-- What was agreed twice before this rule stays agreed: the people have been told. It is marked instead.
UPDATE viewings AS later SET is_double_booked = true
WHERE status IN ('confirmed', 'rescheduling') AND EXISTS (
  SELECT FROM viewings AS earlier
  WHERE earlier.id < later.id AND earlier.agent_id = later.agent_id
    AND earlier.status IN ('confirmed', 'rescheduling')
    AND viewing_hour(earlier.starts_at) && viewing_hour(later.starts_at)
);
--> statement-breakpoint
ALTER TABLE viewings ADD CONSTRAINT viewings_one_at_a_time
  EXCLUDE USING gist (agent_id WITH =, viewing_hour(starts_at) WITH &&)
  WHERE (status IN ('confirmed', 'rescheduling') AND NOT is_double_booked);
