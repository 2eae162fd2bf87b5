-- A version names who made it, when the database recorded it, and the story's relations, so that any past state can be
-- shown. Versions of before have no author and no relations; their time is that of the change.
alter table article_versions
  add column author_kind text check (author_kind in ('member', 'token', 'command')),
  add column author_id text,
  add column recorded_at timestamptz,
  add column relations jsonb,
  add check ((author_kind is null) = (author_id is null));
update article_versions set recorded_at = at;
alter table article_versions
  alter column recorded_at set default clock_timestamp(),
  alter column recorded_at set not null;
