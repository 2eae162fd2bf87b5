-- How often stories were read, by the hour, and what of each site was read most: nothing of who read it.

-- No reference to the story: rows live a week, and nobody should wait for them when a story goes.
create table read_counts (
  hour timestamptz not null,
  article_id integer not null,
  reads integer not null check (reads > 0),
  primary key (hour, article_id)
) with (fillfactor = 80);

-- Of several processes, one ranks at a time, and none again too soon.
create table ranking_turns (
  name text primary key,
  taken_at timestamptz not null
);

-- The most read stories of a site, the first the foremost, as its front page has them.
create table most_read (
  site text primary key,
  article_ids integer[] not null
);
