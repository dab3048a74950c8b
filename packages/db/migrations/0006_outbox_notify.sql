-- Wakes the relay when a transaction that wants work done is committed.
create function notify_jobs() returns trigger language plpgsql as $$
begin
  perform pg_notify('hearth_jobs', '');
  return null;
end $$;
--> statement-breakpoint
create trigger jobs_notify after insert on jobs
  for each statement execute function notify_jobs();
