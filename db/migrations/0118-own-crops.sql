-- A picture may have a crop of its own for any ratio; the others follow its focal point [PIC-03].
alter table images
  -- By ratio: left, top and width in pixels of the original.
  add column crops jsonb not null default '{}';

-- The same file is the same picture, also when its focal point or a crop was moved since.
create index images_original on images (original);

create or replace function image_ref (i images) returns jsonb language sql immutable parallel safe
return case when i.id is null then null when i.is_withheld then i.stand_in else jsonb_build_object(
  'id', i.id, 'token', i.token, 'width', i.width, 'height', i.height,
  'focal', jsonb_build_object('x', i.focal_x, 'y', i.focal_y),
  'alt', i.alt, 'caption', i.caption, 'credit', i.credit
) || case when i.frames > 1 then jsonb_build_object('isAnimated', true) else '{}'::jsonb end
  || case when i.crops <> '{}' then jsonb_build_object('crops', i.crops) else '{}'::jsonb end end;
