-- The identity of a story in feeds [S54], written once, when the story first becomes public.
create table article_feed_ids (
  article_id integer not null references articles (id) on delete cascade,
  -- '' for every feed; a site that mirrors the story where its own feeds gave out an address of their own before.
  site text not null default '',
  -- Null until the next start of the program, which knows the sites' domains.
  feed_id text,
  primary key (article_id, site)
);

create index article_feed_ids_missing on article_feed_ids (article_id) where feed_id is null;

insert into article_feed_ids (article_id)
select id from articles where state in ('active', 'withdrawn') and type <> 'liveblogpost';

insert into article_feed_ids (article_id, site)
select m.article_id, m.site from article_mirrors m join article_feed_ids f on f.article_id = m.article_id;
