-- The results of elections while the election office counts them.

-- Who asks the office next, and when. `source` is the edition's: after another one, the old rows are unused.
create table election_polls (
  -- Name of the edition's record.
  name text not null,
  source text not null,
  -- Of the files that were read last, as `config.json` says; '' before.
  version text not null default '',
  due_at timestamptz not null,
  -- The last time that the office answered.
  checked_at timestamptz,
  failures integer not null default 0,
  lease uuid,
  leased_until timestamptz,
  primary key (name, source)
);

-- One row a version; the last one is what pages show.
create table election_counts (
  id bigint generated always as identity primary key,
  name text not null,
  source text not null,
  version text not null,
  recorded_at timestamptz not null,
  -- JSON of the results.
  body text not null,
  foreign key (name, source) references election_polls on delete cascade
);
create index election_counts_name on election_counts (name, source, id desc);
