-- The whole archive in the order in which it was published, for sitemaps: a month of it is read without looking at the rest.
create index articles_archive on articles (pub_date, id) include (site)
  where state = 'active' and parent_id is null;
