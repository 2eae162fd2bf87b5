-- Documents of versions that an act named: they outlive the log, so that exactly they become public.
create table named_versions (
  story_id integer not null references working_copies (story_id) on delete cascade,
  epoch integer not null,
  version integer not null,
  document jsonb not null,
  primary key (story_id, epoch, version)
);

-- Repairs of the public version since `published_version`, as entries of the log: the copy has them among what is not yet
-- public.
alter table working_copies add column repairs jsonb not null default '[]';

-- Drafts in the bin.
alter table working_copies add column binned_at timestamptz;
create index working_copies_binned on working_copies (binned_at) where binned_at is not null;

-- What becomes public, or stops being so, at a time.
create table planned_acts (
  story_id integer not null references working_copies (story_id) on delete cascade,
  act text not null check (act in ('update', 'withdraw')),
  -- Of the copy.
  version integer not null,
  note text not null,
  at timestamptz not null,
  author_kind text not null,
  author_id text not null,
  primary key (story_id, act)
);
create index planned_acts_at on planned_acts (at);

alter table story_acts
  -- When the planned act is due.
  add column planned_for timestamptz,
  -- The planned act failed; `note` has the reason.
  add column is_failed boolean not null default false;
