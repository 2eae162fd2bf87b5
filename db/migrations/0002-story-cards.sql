-- What a reader is shown of a story, said once: every list, front page, feed and call reads cards from here.

create function image_ref (i images) returns jsonb language sql immutable parallel safe
return case when i.id is null then null else jsonb_build_object(
  'id', i.id, 'token', i.token, 'width', i.width, 'height', i.height,
  'focal', jsonb_build_object('x', i.focal_x, 'y', i.focal_y),
  'alt', i.alt, 'caption', i.caption, 'credit', i.credit
) end;

create function people_of (article integer, wanted text) returns jsonb language sql stable parallel safe
return (
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'slug', p.slug, 'name', p.name, 'title', p.title, 'bio', p.bio, 'avatar', image_ref(v)
  ) order by ap.position), '[]'::jsonb)
  from article_people ap
  join authors p on p.id = ap.author_id
  left join images v on v.id = p.avatar_image_id
  where ap.article_id = article and ap.role = wanted
);

create view story_cards as
select
  a.id, a.type, a.state, a.slug, a.site, a.language, a.title, a.lead, a.recommender, a.sub_type,
  a.pub_date, a.url_date, a.updated_at, a.version, a.flags, a.minute, a.header_type, a.ct_url,
  a.facebook_engagement, a.parent_id,
  a.state = 'active' and coalesce(s.active, true) as is_public,
  case when s.id is null then null else jsonb_build_object(
    'id', s.id, 'slug', s.slug, 'name', s.name, 'site', s.site, 'active', s.active
  ) end as section,
  people_of(a.id, 'author') as authors,
  image_ref(i) as image,
  array(select m.site from article_mirrors m where m.article_id = a.id order by m.site) as mirrors
from articles a
left join super_tags s on s.id = a.main_super_tag_id
left join images i on i.id = a.recommended_box_image_id;
