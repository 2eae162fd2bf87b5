-- The nouns of a newspaper: pictures, people, labels, stories with every version of them, and where they are shown.

create table images (
  id integer generated always as identity primary key,
  -- Names the derivatives' addresses: a hash of the original's bytes and the focal point, so an address never changes its picture.
  token text not null unique,
  original text not null,
  mime text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  focal_x real not null default 0.5 check (focal_x between 0 and 1),
  focal_y real not null default 0.5 check (focal_y between 0 and 1),
  alt text not null default '',
  caption text not null default '',
  credit text not null default '',
  source_key text unique,
  created_at timestamptz not null
);

create table authors (
  id integer generated always as identity primary key,
  slug text not null unique,
  name text not null,
  title text not null default '',
  bio text not null default '',
  email text not null default '',
  avatar_image_id integer references images (id),
  source_key text unique
);

create table super_tags (
  id integer generated always as identity primary key,
  slug text not null unique,
  name text not null,
  site text not null,
  active boolean not null default true,
  description text not null default ''
);

create table tags (
  id integer generated always as identity primary key,
  slug text not null unique,
  name text not null
);

create table articles (
  id integer generated always as identity primary key,
  type text not null check (type in ('article', 'longform', 'liveblog', 'liveblogpost')),
  state text not null check (state in ('draft', 'scheduled', 'active', 'withdrawn')),
  slug text not null unique,
  site text not null,
  language text not null check (language in ('hu', 'en')),
  pub_date timestamptz not null,
  -- The date in the address, in the originating site's zone, fixed at the first publication [S01].
  url_date date not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  rank integer not null default 0,
  title text not null,
  subtitle text not null default '',
  lead text not null default '',
  recommender text not null default '',
  og_description text not null default '',
  content_highlight text not null default '',
  sub_type text not null default '',
  periodic text not null default '',
  main_super_tag_id integer references super_tags (id),
  body jsonb not null default '[]',
  paragraph_count integer not null default 0,
  minute integer not null default 0,
  flags text[] not null default '{}',
  important boolean not null default false,
  favorite boolean not null default false,
  evergreen boolean not null default false,
  announcement boolean not null default false,
  spiritual_help boolean not null default false,
  drug_problem boolean not null default false,
  facebook_suggested boolean not null default false,
  facebook_engagement integer not null default 0,
  header_type text not null default 'default' check (header_type in ('default', 'longform', 'g7-hero', 'opinion')),
  color_scheme text check (color_scheme in ('light', 'dark')),
  color_class text not null default '',
  half_image boolean not null default false,
  article_width_cover boolean not null default false,
  recommended_box_image_id integer references images (id),
  cover_image_id integer references images (id),
  cover_image_text text not null default '',
  facebook_image_id integer references images (id),
  mobile_image_11_id integer references images (id),
  mobile_image_43_id integer references images (id),
  av_code text not null default '',
  index_av_code text not null default '',
  ct_url text not null default '',
  parent_id integer references articles (id),
  pinned boolean not null default false,
  key_event boolean not null default false,
  livescore_id text not null default '',
  actions jsonb not null default '[]',
  -- Who this story is in the file it came from, and what it said there when last imported.
  source_key text unique,
  source_hash text
);
create index articles_parent on articles (parent_id, pinned desc, pub_date desc, id desc) where parent_id is not null;
create index articles_due on articles (pub_date) where state = 'scheduled';
create index articles_main_super_tag on articles (main_super_tag_id);
create index articles_recent on articles (updated_at desc, id desc);

create table article_people (
  article_id integer not null references articles (id) on delete cascade,
  author_id integer not null references authors (id),
  role text not null check (role in ('author', 'contributor')),
  position integer not null,
  primary key (article_id, role, position)
);
create index article_people_author on article_people (author_id, article_id);

create table article_tags (
  article_id integer not null references articles (id) on delete cascade,
  tag_id integer not null references tags (id),
  position integer not null,
  primary key (article_id, position)
);
create index article_tags_tag on article_tags (tag_id, article_id);

create table article_super_tags (
  article_id integer not null references articles (id) on delete cascade,
  super_tag_id integer not null references super_tags (id),
  position integer not null,
  primary key (article_id, position)
);
create index article_super_tags_super_tag on article_super_tags (super_tag_id, article_id);

-- The sites that list a story beside its own.
create table article_mirrors (
  article_id integer not null references articles (id) on delete cascade,
  site text not null,
  primary key (article_id, site)
);

-- Every picture a body shows, so that one query brings a page's pictures and one change of a picture finds its pages.
create table article_images (
  article_id integer not null references articles (id) on delete cascade,
  image_id integer not null references images (id),
  primary key (article_id, image_id)
);
create index article_images_image on article_images (image_id, article_id);

-- Stories that a body points at by slug, so that a page can print their title and address and is dropped when they change.
create table article_links (
  article_id integer not null references articles (id) on delete cascade,
  slug text not null,
  primary key (article_id, slug)
);

-- Slugs a story once had: they redirect for ever, and nobody else may take them [S03].
create table article_former_slugs (
  slug text primary key,
  article_id integer not null references articles (id) on delete cascade,
  until timestamptz not null
);

create table article_versions (
  article_id integer not null references articles (id) on delete cascade,
  version integer not null,
  at timestamptz not null,
  cause text not null check (cause in ('create', 'edit', 'publish', 'schedule', 'correct', 'withdraw', 'import')),
  snapshot jsonb not null,
  primary key (article_id, version)
);

create table article_corrections (
  id integer generated always as identity primary key,
  article_id integer not null references articles (id) on delete cascade,
  at timestamptz not null,
  text text not null
);
create index article_corrections_article on article_corrections (article_id, at);

create table documents (
  slug text primary key,
  site text not null,
  language text not null check (language in ('hu', 'en')),
  title text not null,
  body jsonb not null,
  updated_at timestamptz not null
);

-- Which stories a list holds, newest first. A list's name is also the surrogate key of the pages that show it.
create table list_entries (
  list text not null,
  pub_date timestamptz not null,
  article_id integer not null references articles (id) on delete cascade,
  primary key (list, pub_date, article_id)
);
create index list_entries_article on list_entries (article_id);

-- A front page's boxes in order; position 1000 is the breaking box [FRONT-01].
create table boxes (
  id integer generated always as identity primary key,
  site text not null,
  slug text not null,
  kind text not null,
  position integer not null,
  title text not null default '',
  -- Filled from this list when set, else from box_items.
  list text,
  size integer not null default 4,
  unique (site, slug)
);
create table box_items (
  box_id integer not null references boxes (id) on delete cascade,
  position integer not null,
  article_id integer not null references articles (id) on delete cascade,
  primary key (box_id, position)
);
create index box_items_article on box_items (article_id);

-- Old addresses of imported stories: one hop to the story, wherever it lives now.
create table redirects (
  site text not null,
  path text not null,
  article_id integer references articles (id) on delete cascade,
  target text,
  primary key (site, path),
  check ((article_id is null) <> (target is null))
);

-- What a publication made untrue: written in its transaction, read by every process.
create table invalidations (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  entries jsonb not null
);
create index invalidations_xid on invalidations (xid);

create table import_items (
  source text not null,
  source_key text not null,
  hash text not null,
  kind text not null,
  target_id integer,
  primary key (source, source_key)
);

create table newsroom_tokens (
  id integer generated always as identity primary key,
  name text not null,
  hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz
);
