-- Every process learns at once that a member's rights or session have changed, whoever changed them: live connections
-- that are open end within a second.
create function note_rights() returns trigger language plpgsql as $$
begin
  perform pg_notify('lapzarta_notes', json_build_object('rightsOf', (to_jsonb(old) ->> tg_argv[0])::integer)::text);
  return null;
end $$;
create trigger members_changed after update of roles, disabled_at on members for each row
  when (old.roles is distinct from new.roles or old.disabled_at is distinct from new.disabled_at)
  execute function note_rights('id');
create trigger sessions_ended after delete on sessions for each row
  when (old.member_id is not null) execute function note_rights('member_id');
