-- What is known of a picture and what it may be used for. When its rights end it is withheld: readers get the picture that
-- the newsroom chose instead, under the same id, or none.
alter table images
  add column copyright text not null default '',
  add column source text not null default '',
  add column licence text not null default '',
  -- Where it was taken, in words. The position that a camera wrote is not stored.
  add column place text not null default '',
  add column taken_on date,
  -- Slugs of the sites that may use it; empty: all.
  add column sites text[] not null default '{}',
  add column rights_until timestamptz,
  add column instead_id integer references images (id) on delete set null check (instead_id <> id),
  add column is_withheld boolean not null default false,
  -- What is shown instead of a picture that is withheld, as readers' pages have it.
  add column stand_in jsonb;

create index images_rights_until on images (rights_until) where rights_until is not null;
create index images_added on images (created_at desc, id desc);
-- Which stories show a picture, for when it changes.
create index articles_cover on articles (cover_image_id) where cover_image_id is not null;

create or replace function image_ref (i images) returns jsonb language sql immutable parallel safe
return case when i.id is null then null when i.is_withheld then i.stand_in else jsonb_build_object(
  'id', i.id, 'token', i.token, 'width', i.width, 'height', i.height,
  'focal', jsonb_build_object('x', i.focal_x, 'y', i.focal_y),
  'alt', i.alt, 'caption', i.caption, 'credit', i.credit
) || case when i.frames > 1 then jsonb_build_object('isAnimated', true) else '{}'::jsonb end end;

create or replace view image_refs as
  select i.id, image_ref(i) as ref from images i where not (i.is_withheld and i.stand_in is null);
