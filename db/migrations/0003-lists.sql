-- Lists of any size: how many stories stand where, what an edition's lists are, and what else stands on list pages.

-- A card without what only a story's own page shows. The people are read here, not in a function: a card costs half.
drop view story_cards;
create view story_cards as
select
  a.id, a.type, a.state, a.slug, a.site, a.language, a.title,
  case when a.recommender = '' then a.lead else a.recommender end as lead, a.sub_type,
  a.pub_date, a.url_date, a.updated_at, a.version, a.flags, a.minute, a.header_type, a.ct_url,
  a.facebook_engagement, a.parent_id,
  a.state = 'active' and coalesce(s.active, true) as is_public,
  case when s.id is null then null else jsonb_build_object(
    'id', s.id, 'slug', s.slug, 'name', s.name, 'site', s.site, 'active', s.active
  ) end as section,
  (
    select coalesce(jsonb_agg(jsonb_build_object(
      'slug', p.slug, 'name', p.name, 'title', p.title, 'avatar', image_ref(v)
    ) order by ap.position), '[]'::jsonb)
    from article_people ap
    join authors p on p.id = ap.author_id
    left join images v on v.id = p.avatar_image_id
    where ap.article_id = a.id and ap.role = 'author'
  ) as authors,
  image_ref(i) as image,
  array(select m.site from article_mirrors m where m.article_id = a.id order by m.site) as mirrors
from articles a
left join super_tags s on s.id = a.main_super_tag_id
left join images i on i.id = a.recommended_box_image_id;

-- Which cards show a picture: asked when its focal point moves.
create index articles_card_picture on articles (recommended_box_image_id) where recommended_box_image_id is not null;

-- Names of lists are compared byte by byte: nobody reads them in order, and by Hungarian rules it takes several times as
-- long, twenty times a story.
alter table list_entries alter column list type text collate "C";

-- How many stories of a list were published in a year, a month, a day (UTC), so that any page of it is found without
-- counting. Of a tag or an author only years: they have few stories a day, and the days would be as many as those.
create table list_counts (
  list text collate "C" not null,
  span text not null check (span in ('year', 'month', 'day')),
  start date not null,
  stories integer not null,
  primary key (list, span, start)
) with (fillfactor = 80);

insert into list_counts (list, span, start, stories)
select list, s.span, date_trunc(s.span, pub_date at time zone 'UTC')::date, count(*)
from list_entries, unnest(array['year', 'month', 'day']) s (span)
where s.span = 'year' or list !~ '^(tag|author):'
group by 1, 2, 3;

-- The kinds of lists that `list_entries` has been filled with; what an edition adds is filled when the paper starts.
create table list_definitions (
  name text primary key,
  fingerprint text not null
);

-- A paid line between the stories of a list, labelled as advertising [LIST-13] [LIST-14].
create table sponsored_lines (
  id integer generated always as identity primary key,
  active boolean not null default true,
  newest boolean not null default false,
  list_page boolean not null default false,
  sites text[] not null default '{}',
  main_super_tags text[] not null default '{}',
  tags text[] not null default '{}',
  date_from timestamptz not null,
  date_to timestamptz not null check (date_to > date_from),
  av_code text not null default '',
  ct_link text not null,
  css_class text not null default '',
  description text not null
);
create index sponsored_lines_running on sponsored_lines (date_to) where active;

-- Content that is neither story nor document: a strip of books, a video's address, where a block goes [FRONT-09].
create table unique_groups (
  id integer primary key,
  slug text not null unique,
  title text not null default ''
);
create table uniques (
  slug text primary key,
  group_id integer references unique_groups (id) on delete cascade,
  position integer not null default 0,
  content jsonb not null
);
create index uniques_group on uniques (group_id, position);
