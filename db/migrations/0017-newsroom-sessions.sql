-- A browser that is signed in has a token of its own: to end its session takes nobody's access token back.
create table newsroom_sessions (
  id integer generated always as identity primary key,
  token_id integer not null references newsroom_tokens on delete cascade,
  hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
