-- Keys that tokens are signed with, by every process alike: one for each purpose. Quiz tokens keep theirs.
create table signing_keys (
  purpose text primary key,
  key bytea not null
);
insert into signing_keys (purpose, key) select 'quiz', key from quiz_token_key;
insert into signing_keys (purpose, key)
values ('accounts', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
drop table quiz_token_key;

-- Tokens from before are not signed, so none of them is valid any more.
delete from newsroom_tokens;
alter table newsroom_tokens add column roles text[] not null default '{}'
  check (roles <@ array['author', 'editor', 'chief-editor', 'ad-operator', 'admin']);

create table readers (
  id integer generated always as identity primary key,
  email text not null unique,
  name text,
  created_at timestamptz not null
);
create table reader_sessions (
  id integer generated always as identity primary key,
  reader_id integer not null references readers on delete cascade,
  hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index reader_sessions_reader_id on reader_sessions (reader_id);
