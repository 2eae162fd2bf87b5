-- People who sign in, in two realms: members of the newsroom and readers. Tokens are stored as hashes only.
create table members (
  id integer generated always as identity primary key,
  -- In lower case.
  email text collate "C" not null unique,
  name text not null,
  roles text[] not null default '{}' check (roles <@ array['author', 'editor', 'chief-editor', 'ad-operator', 'admin']),
  language text not null default 'hu' check (language in ('hu', 'en')),
  -- Argon2id with its parameters; null until the invitation is accepted.
  password_hash text,
  disabled_at timestamptz,
  created_at timestamptz not null
);

alter table readers
  add column password_hash text,
  add column language text not null default 'hu' check (language in ('hu', 'en')),
  -- Where the account was created; its mails come from there.
  add column site text,
  -- The time until which a deletion can be withdrawn.
  add column deletes_at timestamptz;
create index readers_deletes_at on readers (deletes_at) where deletes_at is not null;

drop table reader_sessions;

-- A session is one sign-in in one browser or app: a family of tokens.
create table sessions (
  id bigint generated always as identity primary key,
  member_id integer references members on delete cascade,
  reader_id integer references readers on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  -- When the person last proved who they are; sensitive changes need a recent proof.
  authenticated_at timestamptz not null,
  expires_at timestamptz not null,
  -- Such as `Firefox · Linux`, for the list of sessions.
  browser text not null,
  check ((member_id is null) <> (reader_id is null))
);
create index sessions_member_id on sessions (member_id) where member_id is not null;
create index sessions_reader_id on sessions (reader_id) where reader_id is not null;
create index sessions_expires_at on sessions (expires_at);

create table session_tokens (
  hash text collate "C" primary key,
  session_id bigint not null references sessions on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  -- When a refresh token was exchanged for others.
  spent_at timestamptz
);
create index session_tokens_session_id on session_tokens (session_id);

-- Requests to sign in by mail: the link of the mail, and its code for the browser that sent the request.
create table sign_in_requests (
  id bigint generated always as identity primary key,
  email text collate "C" not null,
  -- Of the link.
  hash text collate "C" not null unique,
  -- Of the browser's cookie.
  browser_hash text collate "C" not null unique,
  code_hash text collate "C" not null,
  site text not null,
  language text not null check (language in ('hu', 'en')),
  return_path text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Wrong codes.
  attempts integer not null default 0
);
create index sign_in_requests_email on sign_in_requests (email, created_at);
create index sign_in_requests_expires_at on sign_in_requests (expires_at);

-- Downloads of a reader's data: a link by mail leads to each.
create table data_downloads (
  id bigint generated always as identity primary key,
  reader_id integer not null references readers on delete cascade,
  hash text collate "C" not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index data_downloads_reader_id on data_downloads (reader_id);

-- The register of consents, given and withdrawn: lines are only added.
create table consents (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('account', 'newsletter', 'stored-card', 'push', 'cookies')),
  is_given boolean not null,
  -- Whose: a mail address in lower case, or `push:` and the number of a subscription.
  subject text collate "C" not null,
  -- Which text the person saw.
  text_version text not null,
  -- The path of the page or the name of the call.
  place text not null,
  way text not null check (way in ('form', 'mail', 'api', 'command')),
  -- For which list or topic; '' for none.
  detail text not null default '',
  created_at timestamptz not null
);
create index consents_subject on consents (subject, id);

-- Uses of what is limited, counted for all processes. Keys are hashes: they would contain addresses.
create unlogged table rate_limits (
  key bytea primary key,
  uses integer not null,
  resets_at timestamptz not null
);
create index rate_limits_resets_at on rate_limits (resets_at);
