-- A card's measuring pixel is requested when the card is seen [ADS-15].
create or replace view story_cards as
select
  a.id, a.type, a.state, a.slug, a.site, a.language, a.title,
  case when a.recommender = '' then a.lead else a.recommender end as lead, a.sub_type,
  a.pub_date, a.url_date, a.updated_at, a.version, a.flags, a.minute, a.header_type, a.ct_url,
  a.facebook_engagement, a.parent_id,
  a.state = 'active' and coalesce(s.active, true) and (
    a.parent_id is null or (
      select b.state = 'active' and coalesce(t.active, true)
      from articles b left join super_tags t on t.id = b.main_super_tag_id where b.id = a.parent_id
    )
  ) as is_public,
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
  array(select m.site from article_mirrors m where m.article_id = a.id order by m.site) as mirrors,
  a.livescore_id, a.index_av_code
from articles a
left join super_tags s on s.id = a.main_super_tag_id
left join images i on i.id = a.recommended_box_image_id;
