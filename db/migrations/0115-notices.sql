-- What concerns a member of the newsroom, one row a person.
create table notices (
  id integer generated always as identity primary key,
  member_id integer not null references members (id) on delete cascade,
  kind text not null,
  story_id integer not null references articles (id) on delete cascade,
  thread_id integer references note_threads (id) on delete cascade,
  author_kind text not null,
  author_id text not null,
  at timestamptz not null,
  read_at timestamptz
);
create index notices_member_id on notices (member_id, id);
create index notices_story_id on notices (story_id);
create index notices_thread_id on notices (thread_id);
create index notices_at on notices (at);

-- Kinds of notices that a member does not want.
create table notice_choices (
  member_id integer primary key references members (id) on delete cascade,
  without text[] not null
);

-- Whom the newsroom's features can tell something.
create view newsroom_people as
select id as member_id, roles from members where disabled_at is null;
