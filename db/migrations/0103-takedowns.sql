-- What was taken down: neither a version nor an import brings it back.
alter table articles
  add column taken_down_at timestamptz,
  -- Every write of a story passes here: of one that was taken down nothing can be written.
  add constraint articles_taken_down_check check (
    taken_down_at is null or (state = 'withdrawn' and title = '' and subtitle = '' and lead = '' and recommender = ''
      and og_description = '' and content_highlight = '' and cover_image_text = '' and body = '[]')
  );

create table takedowns (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('story', 'passage')),
  story_id integer not null references articles (id) on delete cascade,
  -- Of a passage: how many words it had, and their hash, so that it is recognised without being stored.
  words integer,
  hash text,
  reason text not null,
  author_kind text not null,
  author_id text not null,
  at timestamptz not null,
  check ((kind = 'passage') = (hash is not null and words is not null))
);
create index takedowns_story_id on takedowns (story_id);

create or replace view newsroom_stories as
select a.id as story_id, a.title, a.site, a.state, a.flags, a.pub_date, a.updated_at, s.name as section,
  array(select p.name from article_people x join authors p on p.id = x.author_id
    where x.article_id = a.id and x.role = 'author' order by x.position) as authors,
  a.embargo_until, a.restricted_to, a.taken_down_at
from articles a left join super_tags s on s.id = a.main_super_tag_id
where a.type <> 'liveblogpost';
