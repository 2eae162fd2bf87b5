-- Addresses of a former site's picture files lead to the picture's present address, which depends on its focal point.
alter table redirects add column image_id integer references images (id) on delete cascade;
alter table redirects drop constraint redirects_check;
alter table redirects add constraint redirects_check check (num_nonnulls(article_id, target, image_id) = 1);
create index redirects_image_id on redirects (image_id) where image_id is not null;
