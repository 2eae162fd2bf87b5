-- Items of the API's lists show these pictures, so a new focal point must find the stories that have one.
create index articles_mobile_picture_11 on articles (mobile_image_11_id) where mobile_image_11_id is not null;
create index articles_mobile_picture_43 on articles (mobile_image_43_id) where mobile_image_43_id is not null;

-- How often the most read stories were read in the last 30 days: what stands above a list is taken from it.
create table month_reads (
  article_id integer primary key,
  reads integer not null
);

-- The index of sitemaps says when a month's stories changed last, without a look at the stories.
drop index articles_archive;
create index articles_archive on articles (pub_date, id) include (site, updated_at)
  where state = 'active' and parent_id is null;
