-- The history of a story: beside the versions that acts named, the one before the first change, and those after which
-- nobody wrote for some minutes.
alter table named_versions
  add column at timestamptz not null default now(),
  add column kind text not null default 'act' check (kind in ('begin', 'pause', 'act')),
  -- Who wrote since the version that is stored before: [{ kind, id }].
  add column authors jsonb not null default '[]',
  -- What they changed, in numbers and names of fields; null for the first version.
  add column changes jsonb;
alter table named_versions
  alter column at drop default,
  alter column kind drop default;
