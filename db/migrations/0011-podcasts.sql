-- Sound and pictures that move, as files of our own; shows that are heard, and their episodes [POD-01].

create table recordings (
  id integer generated always as identity primary key,
  -- Names its address: a hash of the file, so an address never changes what is heard at it.
  token text collate "C" not null unique,
  original text not null,
  mime text not null,
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null
);

create table podcasts (
  id integer generated always as identity primary key,
  slug text collate "C" not null unique,
  site text not null,
  name text not null,
  description text not null default '',
  author text not null default '',
  -- The one by whom directories know that a feed is the paper's own.
  owner_email text not null default '',
  language text not null default 'hu',
  category text not null default 'News',
  subcategory text not null default '',
  explicit boolean not null default false,
  kind text not null default 'episodic' check (kind in ('episodic', 'serial')),
  complete boolean not null default false,
  copyright text not null default '',
  image_id integer references images on delete set null,
  -- Stays the same wherever the feed lives.
  guid uuid not null unique,
  -- The feed it was imported from; '' for a show of our own.
  source_url text not null default ''
);

create table episodes (
  id integer generated always as identity primary key,
  podcast_id integer not null references podcasts on delete cascade,
  slug text collate "C" not null unique,
  guid text collate "C" not null,
  title text not null,
  description text not null default '',
  published_at timestamptz not null,
  duration integer not null check (duration >= 0),
  recording_id integer references recordings,
  -- Where it is heard when the file is not ours.
  source_url text not null default '',
  source_mime text not null default '',
  source_bytes bigint not null default 0 check (source_bytes >= 0),
  image_id integer references images on delete set null,
  article_id integer references articles on delete set null,
  season integer,
  number integer,
  kind text not null default 'full' check (kind in ('full', 'trailer', 'bonus')),
  explicit boolean not null default false,
  chapters jsonb not null default '[]',
  people jsonb not null default '[]',
  transcript jsonb not null default 'null',
  unique (podcast_id, guid),
  check ((recording_id is null) <> (source_url = ''))
);
create index episodes_by_podcast on episodes (podcast_id, published_at desc, id desc);
create index episodes_by_time on episodes (published_at desc, id desc);
create index episodes_by_article on episodes (article_id);
