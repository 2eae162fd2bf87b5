-- A table belongs to one feature, and other features join only these views of it; scripts/layers/tables.ts lists the
-- owners. None of them aggregates, so the planner merges each into the query that uses it.

-- media
create view image_refs as
  select i.id, image_ref(i) as ref from images i;
create view recording_refs as
  select id, jsonb_build_object('id', id, 'token', token, 'mime', mime, 'bytes', bytes) as ref from recordings;

-- content
create view story_facts as
  select a.id, a.pub_date, a.language,
    a.site || array(select m.site from article_mirrors m where m.article_id = a.id) as sites,
    a.flags || array_remove(array[case when a.important then 'important' end,
      case when a.favorite then 'favorite' end, case when a.announcement then 'announcement' end], null) as flags,
    array(select s.slug from super_tags s where s.id = a.main_super_tag_id union
      select s.slug from article_super_tags x join super_tags s on s.id = x.super_tag_id
      where x.article_id = a.id and s.active) as super_tags,
    array(select t.slug from article_tags x join tags t on t.id = x.tag_id where x.article_id = a.id) as tags,
    array(select p.slug from article_people x join authors p on p.id = x.author_id
      where x.article_id = a.id) as authors,
    a.state = 'active' and a.parent_id is null and coalesce(s.active, true) as is_listed
  from articles a left join super_tags s on s.id = a.main_super_tag_id;
create view story_tags as
  select x.article_id, t.id as tag_id, t.slug, t.name from article_tags x join tags t on t.id = x.tag_id;
create view story_slugs as
  select slug, id as article_id from articles
  union all select slug, article_id from article_former_slugs;
create view imported_stories as
  select id, slug, source_key, updated_at from articles where source_key is not null;
create view document_slugs as
  select slug from documents;

-- lists
create view listed_stories as
  select list, pub_date, article_id from list_entries;
