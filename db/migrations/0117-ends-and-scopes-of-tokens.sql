-- Tokens of programs: each has an end and scopes; one of a member has no more rights than its member.
alter table newsroom_tokens
  add column member_id integer references members on delete cascade,
  add column scopes text[] not null default '{read,write,publish}'
    check (scopes <@ array['read', 'write', 'publish']);
create index newsroom_tokens_member_id on newsroom_tokens (member_id) where member_id is not null;
update newsroom_tokens set expires_at = now() + interval '1 year' where expires_at is null;
alter table newsroom_tokens alter column expires_at set not null;
