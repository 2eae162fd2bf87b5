-- What the newsroom says to each other about a story: a thread stands at a range of its text, at a block or a field, or is
-- about all of it. Nothing of it is in the document (decision 140).
create table note_threads (
  id integer generated always as identity primary key,
  story_id integer not null references articles (id) on delete cascade,
  kind text not null check (kind in ('text', 'block', 'field', 'story')),
  -- Key of the block, or name of the field.
  name text not null default '',
  -- Of a text: where it stood in this version of the working copy; null when that is not known any more.
  epoch integer,
  version integer,
  begins integer,
  ends integer,
  -- What the text said when the thread began.
  quote text not null default '',
  settled_at timestamptz,
  settled_kind text,
  settled_id text,
  changed_at timestamptz not null,
  check (begins is null or (kind = 'text' and epoch is not null and version is not null and ends > begins)),
  check ((settled_at is null) = (settled_kind is null) and (settled_at is null) = (settled_id is null))
);
create index note_threads_story_id on note_threads (story_id);
create index note_threads_changed_at on note_threads (changed_at);

create table notes (
  id integer generated always as identity primary key,
  thread_id integer not null references note_threads (id) on delete cascade,
  author_kind text not null,
  author_id text not null,
  text text not null,
  mentions integer[] not null default '{}',
  at timestamptz not null,
  -- When its author wrote something else.
  changed_at timestamptz
);
create index notes_thread_id on notes (thread_id);
