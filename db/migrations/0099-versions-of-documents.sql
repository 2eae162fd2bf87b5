-- Documents keep what they were, as stories do. The version that a document had before has no author: it is not known.
create table document_versions (
  slug text not null,
  version integer not null,
  cause text not null check (cause in ('create', 'edit', 'remove')),
  at timestamptz not null,
  recorded_at timestamptz not null default clock_timestamp(),
  author_kind text check (author_kind in ('member', 'token', 'command')),
  author_id text,
  snapshot jsonb not null,
  primary key (slug, version),
  check ((author_kind is null) = (author_id is null))
);
insert into document_versions (slug, version, cause, at, recorded_at, snapshot)
select slug, 1, 'create', updated_at, updated_at, to_jsonb(d) from documents d;
