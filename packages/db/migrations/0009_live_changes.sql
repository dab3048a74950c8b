-- Tells every server what changed for whom, once it is committed: pages that are open follow it.
create function notify_changes() returns trigger language plpgsql as $$
declare
  agent integer;
  user_of_agent integer;
begin
  select p.agent_id, a.user_id into agent, user_of_agent
  from properties p left join agents a on a.id = p.agent_id
  where p.id = new.property_id;
  perform pg_notify('hearth_changes', json_build_object(
    'about', tg_argv[0],
    'propertyId', new.property_id,
    'userId', new.user_id,
    'agentId', agent,
    'agentUserId', user_of_agent
  )::text);
  return null;
end $$;
--> statement-breakpoint
create trigger messages_notify after insert or update on messages
  for each row execute function notify_changes('message');
--> statement-breakpoint
create trigger viewings_notify after insert or update on viewings
  for each row execute function notify_changes('viewing');
