-- What must not be seen before its time, or by everybody in the newsroom.
alter table articles
  add column embargo_until timestamptz,
  -- Why, and until when for whom; not for readers.
  add column embargo_reason text not null default '',
  -- Members who see it until it is public; null: everybody who sees drafts.
  add column restricted_to integer[],
  -- Each way to make a story public writes `state` and `pub_date`: the constraint holds for acts, schedules, commands and
  -- imports alike.
  add constraint articles_embargo_check
    check (embargo_until is null or state in ('draft', 'withdrawn') or pub_date >= embargo_until);

create or replace view newsroom_stories as
select a.id as story_id, a.title, a.site, a.state, a.flags, a.pub_date, a.updated_at, s.name as section,
  array(select p.name from article_people x join authors p on p.id = x.author_id
    where x.article_id = a.id and x.role = 'author' order by x.position) as authors,
  a.embargo_until, a.restricted_to
from articles a left join super_tags s on s.id = a.main_super_tag_id
where a.type <> 'liveblogpost';
