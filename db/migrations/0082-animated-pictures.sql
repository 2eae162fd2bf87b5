-- Animations stay animated in stories: pages must know of a picture that it has several frames.
alter table images add column frames integer not null default 1 check (frames > 0);

create or replace function image_ref (i images) returns jsonb language sql immutable parallel safe
return case when i.id is null then null else jsonb_build_object(
  'id', i.id, 'token', i.token, 'width', i.width, 'height', i.height,
  'focal', jsonb_build_object('x', i.focal_x, 'y', i.focal_y),
  'alt', i.alt, 'caption', i.caption, 'credit', i.credit
) || case when i.frames > 1 then jsonb_build_object('isAnimated', true) else '{}'::jsonb end end;
