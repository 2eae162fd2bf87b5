-- Stories as the newsroom edits them: one authority a story, its log, what concurrent editing would drop, and acts.
create table working_copies (
  story_id integer primary key references articles (id) on delete cascade,
  epoch integer not null,
  -- Counts steps.
  version integer not null,
  -- As it stood in `document_version`: it is not written for each key.
  document jsonb not null,
  document_version integer not null,
  -- Version of the story that the copy was made from, or that was made from it.
  base_version integer not null,
  -- Version of the copy that is public, or will be.
  published_version integer not null,
  title text not null,
  work_state text not null default 'draft'
    check (work_state in ('idea', 'draft', 'submitted', 'returned', 'approved')),
  -- Why it was returned.
  reason text not null default '',
  approved_version integer,
  -- Members who may write it without the right to edit all stories.
  member_ids integer[] not null,
  updated_at timestamptz not null
);
create index working_copies_updated_at on working_copies (updated_at desc);

create table working_steps (
  story_id integer not null references working_copies (story_id) on delete cascade,
  epoch integer not null,
  -- After the last step of the entry.
  version integer not null,
  client text not null,
  number integer not null,
  is_undo boolean not null,
  steps jsonb not null,
  author_kind text not null,
  author_id text not null,
  at timestamptz not null,
  primary key (story_id, epoch, version),
  -- A repetition is never applied again.
  unique (story_id, client, number)
);

create table kept_texts (
  story_id integer not null references working_copies (story_id) on delete cascade,
  id text not null,
  why text not null,
  writer text not null,
  pieces jsonb not null,
  at timestamptz not null,
  -- It is in the story again, or nobody wants it.
  closed_at timestamptz,
  primary key (story_id, id)
);

create table story_acts (
  id bigint generated always as identity primary key,
  story_id integer not null references articles (id) on delete cascade,
  act text not null,
  author_kind text not null,
  author_id text not null,
  -- Of the copy, that the act named.
  version integer not null,
  -- Of the story, that came of it; null for acts that readers do not see.
  story_version integer,
  note text not null,
  at timestamptz not null
);
create index story_acts_story_id on story_acts (story_id, id);

-- What boards of the newsroom show of every story but the posts of live blogs.
create view newsroom_stories as
select a.id as story_id, a.title, a.site, a.state, a.flags, a.pub_date, a.updated_at, s.name as section,
  array(select p.name from article_people x join authors p on p.id = x.author_id
    where x.article_id = a.id and x.role = 'author' order by x.position) as authors
from articles a left join super_tags s on s.id = a.main_super_tag_id
where a.type <> 'liveblogpost';
