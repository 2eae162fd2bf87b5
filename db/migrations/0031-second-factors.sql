-- Second factors, sign-in with Google, links of invitations and resets, and the newsroom's log.
insert into signing_keys (purpose, key)
values ('secrets', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

-- Sessions of a preview started with a script's token; members sign in with their own sessions now.
drop table newsroom_sessions;

create table totp_factors (
  id integer generated always as identity primary key,
  member_id integer unique references members on delete cascade,
  reader_id integer unique references readers on delete cascade,
  -- AES-256-GCM, with a key derived from `signing_keys`.
  secret bytea not null,
  -- The last accepted interval of 30 seconds: a code is valid once.
  last_step bigint not null default 0,
  -- Null until the first code was entered.
  confirmed_at timestamptz,
  check ((member_id is null) <> (reader_id is null))
);

create table recovery_codes (
  hash text collate "C" primary key,
  member_id integer references members on delete cascade,
  reader_id integer references readers on delete cascade,
  used_at timestamptz,
  check ((member_id is null) <> (reader_id is null))
);
create index recovery_codes_member_id on recovery_codes (member_id) where member_id is not null;
create index recovery_codes_reader_id on recovery_codes (reader_id) where reader_id is not null;

create table passkeys (
  -- The credential's id, in base64url.
  id text collate "C" primary key,
  member_id integer references members on delete cascade,
  reader_id integer references readers on delete cascade,
  -- The host name for which it was made.
  host text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  -- Such as `Chrome · Linux`, for the list.
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  check ((member_id is null) <> (reader_id is null))
);
create index passkeys_member_id on passkeys (member_id) where member_id is not null;
create index passkeys_reader_id on passkeys (reader_id) where reader_id is not null;

-- Accounts at other services that sign in as a person: known by issuer and subject, never by a mail address.
create table external_identities (
  issuer text collate "C" not null,
  subject text collate "C" not null,
  member_id integer references members on delete cascade,
  reader_id integer references readers on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject),
  check ((member_id is null) <> (reader_id is null))
);
create index external_identities_member_id on external_identities (member_id) where member_id is not null;
create index external_identities_reader_id on external_identities (reader_id) where reader_id is not null;

-- What is between two requests of a sign-in: a password was right, Google was opened, a passkey was requested. Each is
-- bound to a browser by a cookie with its token.
create table sign_in_steps (
  hash text collate "C" primary key,
  kind text not null check (kind in ('second-factor', 'passkey', 'google')),
  member_id integer references members on delete cascade,
  reader_id integer references readers on delete cascade,
  data jsonb not null,
  -- Wrong codes.
  attempts integer not null default 0,
  expires_at timestamptz not null
);
create index sign_in_steps_expires_at on sign_in_steps (expires_at);

-- Links with which a member sets a password.
create table member_links (
  hash text collate "C" primary key,
  member_id integer not null references members on delete cascade,
  kind text not null check (kind in ('invitation', 'reset')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index member_links_member_id on member_links (member_id);
create index member_links_expires_at on member_links (expires_at);

-- Who did what in the newsroom's realm. Without mail addresses, tokens and codes.
create table audit_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null,
  action text not null,
  -- Who did it; null for the command line and for an unknown person.
  actor_id integer references members on delete set null,
  -- Whose account it concerns.
  member_id integer references members on delete set null,
  way text not null check (way in ('page', 'api', 'command')),
  -- The client's network, not its whole address; '' for the command line.
  network text not null,
  browser text not null,
  detail text not null default ''
);
create index audit_log_created_at on audit_log (created_at);
