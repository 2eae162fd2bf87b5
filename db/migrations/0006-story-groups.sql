-- Stories that editors chose for a landing page's groups; the groups themselves are data of the edition [LAND-07].

create table story_group_items (
  story_group text collate "C" not null,
  position integer not null,
  article_id integer not null references articles on delete cascade,
  primary key (story_group, position),
  unique (story_group, article_id)
);

create index story_group_items_article on story_group_items (article_id);
