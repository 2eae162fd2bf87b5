-- What the archive is searched in: every story that readers may find, taken apart into words as they are looked for.

create table search_stories (
  article_id integer primary key references articles (id) on delete cascade,
  pub_date timestamptz not null,
  -- Hidden for the moment: it comes back without being taken apart again.
  shown boolean not null,
  -- The rules and the dictionary that the terms were made by; rows made by others are made again.
  maker integer not null,
  -- What the terms were made of.
  hash text not null,
  -- Stems with their places in the text, and by prefix what else a search asks for: features/search/term-names.ts.
  terms tsvector not null
  -- A page of the table holds a hundred stories, because their terms lie outside: a search reads dates, never terms.
) with (toast_tuple_target = 128, fillfactor = 90);

-- Whoever writes empties the list of pending entries at once: every search would have to read it from end to end.
create index search_stories_terms on search_stories using gin (terms) with (fastupdate = on);
-- For the first and the last day only. On `pub_date` itself it would offer an order in which to read every story's terms.
create index search_stories_days on search_stories ((pub_date at time zone 'UTC'));
-- Its statistics would cost a minute of reading and make plans depend on words: the index is always the way.
alter table search_stories alter column terms set statistics 0;

-- Tags, authors and sections by the words of their names, with how many stories a domain shows of each.
create table search_labels (
  paper text collate "C" not null,
  kind text not null check (kind in ('tags', 'authors', 'superTags')),
  slug text collate "C" not null,
  name text not null,
  -- The name's words without accents, and how each of them begins.
  words tsvector not null,
  stories integer not null,
  -- The words, and how frequent it is by powers of four, so that the most frequent are found first. A count rarely changes it.
  terms tsvector not null generated always as (words || array_to_tsvector(array[
    '!' || paper || '/' || kind || '/' || case when stories > 0 then floor(ln(stories) / ln(4))::int else -1 end
  ])) stored,
  primary key (paper, kind, slug)
) with (fillfactor = 80);
create index search_labels_terms on search_labels using gin (terms) with (fastupdate = off);
