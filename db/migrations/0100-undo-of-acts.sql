-- Messages that an undo can still take back leave when their time has come.
alter table outbox
  add column due_at timestamptz not null default now(),
  -- The act whose undo deletes them.
  add column held_for text;
create index outbox_held_for on outbox (held_for) where held_for is not null;

-- What the undo of an act gives back; null for acts that have none.
alter table story_acts
  -- Version of the story that stood before.
  add column before_version integer,
  -- `base_version` and `published_version` of the copy before the act.
  add column before_copy jsonb,
  -- How many messages wait: when one has left, it is too late.
  add column held_messages integer,
  add column undone_at timestamptz;

-- What was taken back within seconds counts as never public.
alter table article_versions add column is_undone boolean not null default false;
alter table article_versions drop constraint article_versions_cause_check;
alter table article_versions add constraint article_versions_cause_check
  check (cause in ('create', 'edit', 'publish', 'schedule', 'correct', 'withdraw', 'import', 'undo'));
