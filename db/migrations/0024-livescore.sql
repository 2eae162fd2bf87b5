-- What is asked of the providers of live scores. `source` is the edition's: after another one, the old rows are unused.
create table livescore_resources (
  source text not null,
  -- Sport, path and query: football/fixtures?id=2024002
  address text not null,
  created_at timestamptz not null,
  -- Refreshed until then: somebody looked at it, or a story or supplement names it.
  wanted_until timestamptz not null,
  -- Infinity for what is finished.
  due_at timestamptz not null,
  -- The last success.
  checked_at timestamptz,
  failures integer not null default 0,
  lease uuid,
  leased_until timestamptz,
  primary key (source, address)
);
create index livescore_resources_due on livescore_resources (source, due_at) where due_at < 'infinity';
create index livescore_resources_new on livescore_resources (source, created_at);

-- Every answer, one row for as long as it stays the same; the last one is what pages show, all of them are the replay.
create table livescore_answers (
  id bigint generated always as identity primary key,
  source text not null,
  address text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- The JSON of `response`, as text: it may hold characters that jsonb cannot.
  body text not null,
  foreign key (source, address) references livescore_resources on delete cascade
);
create index livescore_answers_address on livescore_answers (source, address, first_at desc);

create table livescore_quotas (
  source text not null,
  sport text not null,
  -- Of the provider's day (UTC) of read_at; null until an answer says so.
  day_limit integer,
  remaining integer,
  read_at timestamptz not null,
  -- No calls before then.
  paused_until timestamptz,
  primary key (source, sport)
);
