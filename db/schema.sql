-- Written by scripts/schema.ts from the migrations, to be read; changed by adding a migration.

CREATE OR REPLACE FUNCTION public.image_ref(i images)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN ((i).id IS NULL) THEN NULL::jsonb ELSE jsonb_build_object('id', (i).id, 'token', (i).token, 'width', (i).width, 'height', (i).height, 'focal', jsonb_build_object('x', (i).focal_x, 'y', (i).focal_y), 'alt', (i).alt, 'caption', (i).caption, 'credit', (i).credit) END;

CREATE OR REPLACE FUNCTION public.people_of(article integer, wanted text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (SELECT COALESCE(jsonb_agg(jsonb_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'title', p.title, 'bio', p.bio, 'avatar', image_ref(v.*)) ORDER BY ap."position"), '[]'::jsonb) AS "coalesce" FROM ((article_people ap JOIN authors p ON ((p.id = ap.author_id))) LEFT JOIN images v ON ((v.id = p.avatar_image_id))) WHERE ((ap.article_id = people_of.article) AND (ap.role = people_of.wanted)));

create table article_corrections (
  id integer generated always as identity not null,
  article_id integer not null,
  at timestamp with time zone not null,
  text text not null,
  constraint article_corrections_pkey PRIMARY KEY (id),
  constraint article_corrections_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE
);

create table article_former_slugs (
  slug text not null,
  article_id integer not null,
  until timestamp with time zone not null,
  constraint article_former_slugs_pkey PRIMARY KEY (slug),
  constraint article_former_slugs_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE
);

create table article_images (
  article_id integer not null,
  image_id integer not null,
  constraint article_images_pkey PRIMARY KEY (article_id, image_id),
  constraint article_images_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE,
  constraint article_images_image_id_fkey FOREIGN KEY (image_id) REFERENCES images(id)
);

create table article_links (
  article_id integer not null,
  slug text not null,
  constraint article_links_pkey PRIMARY KEY (article_id, slug),
  constraint article_links_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE
);

create table article_mirrors (
  article_id integer not null,
  site text not null,
  constraint article_mirrors_pkey PRIMARY KEY (article_id, site),
  constraint article_mirrors_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE
);

create table article_people (
  article_id integer not null,
  author_id integer not null,
  role text not null,
  "position" integer not null,
  constraint article_people_pkey PRIMARY KEY (article_id, role, "position"),
  constraint article_people_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE,
  constraint article_people_author_id_fkey FOREIGN KEY (author_id) REFERENCES authors(id),
  constraint article_people_role_check CHECK ((role = ANY (ARRAY['author'::text, 'contributor'::text])))
);

create table article_super_tags (
  article_id integer not null,
  super_tag_id integer not null,
  "position" integer not null,
  constraint article_super_tags_pkey PRIMARY KEY (article_id, "position"),
  constraint article_super_tags_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE,
  constraint article_super_tags_super_tag_id_fkey FOREIGN KEY (super_tag_id) REFERENCES super_tags(id)
);

create table article_tags (
  article_id integer not null,
  tag_id integer not null,
  "position" integer not null,
  constraint article_tags_pkey PRIMARY KEY (article_id, "position"),
  constraint article_tags_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE,
  constraint article_tags_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES tags(id)
);

create table article_versions (
  article_id integer not null,
  version integer not null,
  at timestamp with time zone not null,
  cause text not null,
  snapshot jsonb not null,
  constraint article_versions_pkey PRIMARY KEY (article_id, version),
  constraint article_versions_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE,
  constraint article_versions_cause_check CHECK ((cause = ANY (ARRAY['create'::text, 'edit'::text, 'publish'::text, 'schedule'::text, 'correct'::text, 'withdraw'::text, 'import'::text])))
);

create table articles (
  id integer generated always as identity not null,
  type text not null,
  state text not null,
  slug text not null,
  site text not null,
  language text not null,
  pub_date timestamp with time zone not null,
  url_date date not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer default 1 not null,
  rank integer default 0 not null,
  title text not null,
  subtitle text default ''::text not null,
  lead text default ''::text not null,
  recommender text default ''::text not null,
  og_description text default ''::text not null,
  content_highlight text default ''::text not null,
  sub_type text default ''::text not null,
  periodic text default ''::text not null,
  main_super_tag_id integer,
  body jsonb default '[]'::jsonb not null,
  paragraph_count integer default 0 not null,
  minute integer default 0 not null,
  flags text[] default '{}'::text[] not null,
  important boolean default false not null,
  favorite boolean default false not null,
  evergreen boolean default false not null,
  announcement boolean default false not null,
  spiritual_help boolean default false not null,
  drug_problem boolean default false not null,
  facebook_suggested boolean default false not null,
  facebook_engagement integer default 0 not null,
  header_type text default 'default'::text not null,
  color_scheme text,
  color_class text default ''::text not null,
  half_image boolean default false not null,
  article_width_cover boolean default false not null,
  recommended_box_image_id integer,
  cover_image_id integer,
  cover_image_text text default ''::text not null,
  facebook_image_id integer,
  mobile_image_11_id integer,
  mobile_image_43_id integer,
  av_code text default ''::text not null,
  index_av_code text default ''::text not null,
  ct_url text default ''::text not null,
  parent_id integer,
  pinned boolean default false not null,
  key_event boolean default false not null,
  livescore_id text default ''::text not null,
  actions jsonb default '[]'::jsonb not null,
  source_key text,
  source_hash text,
  withdraw_at timestamp with time zone,
  constraint articles_pkey PRIMARY KEY (id),
  constraint articles_color_scheme_check CHECK ((color_scheme = ANY (ARRAY['light'::text, 'dark'::text]))),
  constraint articles_cover_image_id_fkey FOREIGN KEY (cover_image_id) REFERENCES images(id),
  constraint articles_facebook_image_id_fkey FOREIGN KEY (facebook_image_id) REFERENCES images(id),
  constraint articles_header_type_check CHECK ((header_type = ANY (ARRAY['default'::text, 'longform'::text, 'g7-hero'::text, 'opinion'::text]))),
  constraint articles_language_check CHECK ((language = ANY (ARRAY['hu'::text, 'en'::text]))),
  constraint articles_main_super_tag_id_fkey FOREIGN KEY (main_super_tag_id) REFERENCES super_tags(id),
  constraint articles_mobile_image_11_id_fkey FOREIGN KEY (mobile_image_11_id) REFERENCES images(id),
  constraint articles_mobile_image_43_id_fkey FOREIGN KEY (mobile_image_43_id) REFERENCES images(id),
  constraint articles_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES articles(id),
  constraint articles_recommended_box_image_id_fkey FOREIGN KEY (recommended_box_image_id) REFERENCES images(id),
  constraint articles_slug_key UNIQUE (slug),
  constraint articles_source_key_key UNIQUE (source_key),
  constraint articles_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'active'::text, 'withdrawn'::text]))),
  constraint articles_type_check CHECK ((type = ANY (ARRAY['article'::text, 'longform'::text, 'liveblog'::text, 'liveblogpost'::text])))
);

create table authors (
  id integer generated always as identity not null,
  slug text not null,
  name text not null,
  title text default ''::text not null,
  bio text default ''::text not null,
  email text default ''::text not null,
  avatar_image_id integer,
  source_key text,
  constraint authors_pkey PRIMARY KEY (id),
  constraint authors_avatar_image_id_fkey FOREIGN KEY (avatar_image_id) REFERENCES images(id),
  constraint authors_slug_key UNIQUE (slug),
  constraint authors_source_key_key UNIQUE (source_key)
);

create table box_items (
  box_id integer not null,
  "position" integer not null,
  article_id integer not null,
  constraint box_items_pkey PRIMARY KEY (box_id, "position"),
  constraint box_items_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE,
  constraint box_items_box_id_fkey FOREIGN KEY (box_id) REFERENCES boxes(id) ON DELETE CASCADE
);

create table boxes (
  id integer generated always as identity not null,
  site text not null,
  slug text not null,
  kind text not null,
  "position" integer not null,
  title text default ''::text not null,
  list text,
  size integer default 4 not null,
  constraint boxes_pkey PRIMARY KEY (id),
  constraint boxes_site_slug_key UNIQUE (site, slug)
);

create table documents (
  slug text not null,
  site text not null,
  language text not null,
  title text not null,
  body jsonb not null,
  updated_at timestamp with time zone not null,
  constraint documents_pkey PRIMARY KEY (slug),
  constraint documents_language_check CHECK ((language = ANY (ARRAY['hu'::text, 'en'::text])))
);

create table episodes (
  id integer generated always as identity not null,
  podcast_id integer not null,
  slug text collate "C" not null,
  guid text collate "C" not null,
  title text not null,
  description text default ''::text not null,
  published_at timestamp with time zone not null,
  duration integer not null,
  recording_id integer,
  source_url text default ''::text not null,
  source_mime text default ''::text not null,
  source_bytes bigint default 0 not null,
  image_id integer,
  article_id integer,
  season integer,
  number integer,
  kind text default 'full'::text not null,
  explicit boolean default false not null,
  chapters jsonb default '[]'::jsonb not null,
  people jsonb default '[]'::jsonb not null,
  transcript jsonb default 'null'::jsonb not null,
  constraint episodes_pkey PRIMARY KEY (id),
  constraint episodes_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE SET NULL,
  constraint episodes_check CHECK (((recording_id IS NULL) <> (source_url = ''::text))),
  constraint episodes_duration_check CHECK ((duration >= 0)),
  constraint episodes_image_id_fkey FOREIGN KEY (image_id) REFERENCES images(id) ON DELETE SET NULL,
  constraint episodes_kind_check CHECK ((kind = ANY (ARRAY['full'::text, 'trailer'::text, 'bonus'::text]))),
  constraint episodes_podcast_id_fkey FOREIGN KEY (podcast_id) REFERENCES podcasts(id) ON DELETE CASCADE,
  constraint episodes_podcast_id_guid_key UNIQUE (podcast_id, guid),
  constraint episodes_recording_id_fkey FOREIGN KEY (recording_id) REFERENCES recordings(id),
  constraint episodes_slug_key UNIQUE (slug),
  constraint episodes_source_bytes_check CHECK ((source_bytes >= 0))
);

create table exchange_rates (
  base text not null,
  currency text not null,
  day date not null,
  rate double precision not null,
  constraint exchange_rates_pkey PRIMARY KEY (base, currency, day),
  constraint exchange_rates_rate_check CHECK ((rate > (0)::double precision))
);

create table images (
  id integer generated always as identity not null,
  token text not null,
  original text not null,
  mime text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  focal_x real default 0.5 not null,
  focal_y real default 0.5 not null,
  alt text default ''::text not null,
  caption text default ''::text not null,
  credit text default ''::text not null,
  source_key text,
  created_at timestamp with time zone not null,
  constraint images_pkey PRIMARY KEY (id),
  constraint images_bytes_check CHECK ((bytes > 0)),
  constraint images_focal_x_check CHECK (((focal_x >= (0)::double precision) AND (focal_x <= (1)::double precision))),
  constraint images_focal_y_check CHECK (((focal_y >= (0)::double precision) AND (focal_y <= (1)::double precision))),
  constraint images_height_check CHECK ((height > 0)),
  constraint images_source_key_key UNIQUE (source_key),
  constraint images_token_key UNIQUE (token),
  constraint images_width_check CHECK ((width > 0))
);

create table import_items (
  source text not null,
  source_key text not null,
  hash text not null,
  kind text not null,
  target_id integer,
  said_at timestamp with time zone,
  version double precision default 0 not null,
  written_at timestamp with time zone,
  constraint import_items_pkey PRIMARY KEY (source, source_key)
);

create table invalidations (
  id bigint generated always as identity not null,
  xid xid8 default pg_current_xact_id() not null,
  at timestamp with time zone default now() not null,
  entries jsonb not null,
  constraint invalidations_pkey PRIMARY KEY (id)
);

create table jobs (
  name text not null,
  due_at timestamp with time zone not null,
  attempts integer default 0 not null,
  lease uuid,
  leased_until timestamp with time zone,
  succeeded_at timestamp with time zone,
  remark text default ''::text not null,
  error text,
  died_at timestamp with time zone,
  constraint jobs_pkey PRIMARY KEY (name)
);

create table list_counts (
  list text collate "C" not null,
  span text not null,
  start date not null,
  stories integer not null,
  constraint list_counts_pkey PRIMARY KEY (list, span, start),
  constraint list_counts_span_check CHECK ((span = ANY (ARRAY['year'::text, 'month'::text, 'day'::text])))
) with (fillfactor=80);

create table list_definitions (
  name text not null,
  fingerprint text not null,
  constraint list_definitions_pkey PRIMARY KEY (name)
);

create table list_entries (
  list text collate "C" not null,
  pub_date timestamp with time zone not null,
  article_id integer not null,
  constraint list_entries_pkey PRIMARY KEY (list, pub_date, article_id),
  constraint list_entries_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE
);

create table most_read (
  site text not null,
  article_ids integer[] not null,
  constraint most_read_pkey PRIMARY KEY (site)
);

create table newsroom_tokens (
  id integer generated always as identity not null,
  name text not null,
  hash text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint newsroom_tokens_pkey PRIMARY KEY (id),
  constraint newsroom_tokens_hash_key UNIQUE (hash)
);

create table podcasts (
  id integer generated always as identity not null,
  slug text collate "C" not null,
  site text not null,
  name text not null,
  description text default ''::text not null,
  author text default ''::text not null,
  owner_email text default ''::text not null,
  language text default 'hu'::text not null,
  category text default 'News'::text not null,
  subcategory text default ''::text not null,
  explicit boolean default false not null,
  kind text default 'episodic'::text not null,
  complete boolean default false not null,
  copyright text default ''::text not null,
  image_id integer,
  guid uuid not null,
  source_url text default ''::text not null,
  constraint podcasts_pkey PRIMARY KEY (id),
  constraint podcasts_guid_key UNIQUE (guid),
  constraint podcasts_image_id_fkey FOREIGN KEY (image_id) REFERENCES images(id) ON DELETE SET NULL,
  constraint podcasts_kind_check CHECK ((kind = ANY (ARRAY['episodic'::text, 'serial'::text]))),
  constraint podcasts_slug_key UNIQUE (slug)
);

create table quiz_answers (
  question_id integer not null,
  name text collate "C" not null,
  "position" integer not null,
  title text not null,
  image_id integer,
  description text default ''::text not null,
  answer_count integer default 0 not null,
  sum integer default 0 not null,
  constraint quiz_answers_pkey PRIMARY KEY (question_id, name),
  constraint quiz_answers_image_id_fkey FOREIGN KEY (image_id) REFERENCES images(id) ON DELETE SET NULL,
  constraint quiz_answers_question_id_fkey FOREIGN KEY (question_id) REFERENCES quiz_questions(id) ON DELETE CASCADE
) with (fillfactor=50);

create table quiz_questions (
  id integer generated always as identity not null,
  quiz_id text collate "C" not null,
  name text collate "C" not null,
  "position" integer not null,
  question text not null,
  display_as text not null,
  image_id integer,
  description text default ''::text not null,
  active_to timestamp with time zone,
  right_answers text[] default '{}'::text[] not null,
  options jsonb default '[]'::jsonb not null,
  response_count integer default 0 not null,
  constraint quiz_questions_pkey PRIMARY KEY (id),
  constraint quiz_questions_display_as_check CHECK ((display_as = ANY (ARRAY['single'::text, 'multiple'::text, 'scale'::text, 'pictures'::text]))),
  constraint quiz_questions_image_id_fkey FOREIGN KEY (image_id) REFERENCES images(id) ON DELETE SET NULL,
  constraint quiz_questions_quiz_id_fkey FOREIGN KEY (quiz_id) REFERENCES quizzes(id) ON DELETE CASCADE,
  constraint quiz_questions_quiz_id_name_key UNIQUE (quiz_id, name)
);

create table quiz_responses (
  question_id integer not null,
  token text collate "C" not null,
  chosen jsonb not null,
  answered_at timestamp with time zone not null,
  constraint quiz_responses_pkey PRIMARY KEY (question_id, token),
  constraint quiz_responses_question_id_fkey FOREIGN KEY (question_id) REFERENCES quiz_questions(id) ON DELETE CASCADE,
  constraint quiz_responses_token_check CHECK ((length(token) = 24))
);

create table quiz_token_key (
  alone boolean default true not null,
  key bytea not null,
  constraint quiz_token_key_pkey PRIMARY KEY (alone),
  constraint quiz_token_key_alone_check CHECK (alone)
);

create table quizzes (
  id text collate "C" not null,
  title text default ''::text not null,
  language text default 'hu'::text not null,
  complex boolean default false not null,
  refresh boolean default false not null,
  constraint quizzes_pkey PRIMARY KEY (id),
  constraint quizzes_language_check CHECK ((language = ANY (ARRAY['hu'::text, 'en'::text])))
);

create table ranking_turns (
  name text not null,
  taken_at timestamp with time zone not null,
  constraint ranking_turns_pkey PRIMARY KEY (name)
);

create table read_counts (
  hour timestamp with time zone not null,
  article_id integer not null,
  reads integer not null,
  constraint read_counts_pkey PRIMARY KEY (hour, article_id),
  constraint read_counts_reads_check CHECK ((reads > 0))
) with (fillfactor=80);

create table readings (
  kind text not null,
  place text not null,
  measured_at timestamp with time zone not null,
  reading jsonb not null,
  constraint readings_pkey PRIMARY KEY (kind, place)
);

create table recordings (
  id integer generated always as identity not null,
  token text collate "C" not null,
  original text not null,
  mime text not null,
  bytes integer not null,
  created_at timestamp with time zone not null,
  constraint recordings_pkey PRIMARY KEY (id),
  constraint recordings_bytes_check CHECK ((bytes > 0)),
  constraint recordings_token_key UNIQUE (token)
);

create table redirects (
  site text not null,
  path text not null,
  article_id integer,
  target text,
  constraint redirects_pkey PRIMARY KEY (site, path),
  constraint redirects_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE,
  constraint redirects_check CHECK (((article_id IS NULL) <> (target IS NULL)))
);

create table search_labels (
  paper text collate "C" not null,
  kind text not null,
  slug text collate "C" not null,
  name text not null,
  words tsvector not null,
  stories integer not null,
  terms tsvector generated always as ((words || array_to_tsvector(ARRAY[((((('!'::text || paper) || '/'::text) || kind) || '/'::text) ||
CASE
    WHEN (stories > 0) THEN (floor((ln((stories)::double precision) / ln((4)::double precision))))::integer
    ELSE '-1'::integer
END)]))) stored not null,
  constraint search_labels_pkey PRIMARY KEY (paper, kind, slug),
  constraint search_labels_kind_check CHECK ((kind = ANY (ARRAY['tags'::text, 'authors'::text, 'superTags'::text])))
) with (fillfactor=80);

create table search_stories (
  article_id integer not null,
  pub_date timestamp with time zone not null,
  shown boolean not null,
  maker integer not null,
  hash text not null,
  terms tsvector not null,
  constraint search_stories_pkey PRIMARY KEY (article_id),
  constraint search_stories_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE
) with (toast_tuple_target=128, fillfactor=90);

create table sponsored_lines (
  id integer generated always as identity not null,
  active boolean default true not null,
  newest boolean default false not null,
  list_page boolean default false not null,
  sites text[] default '{}'::text[] not null,
  main_super_tags text[] default '{}'::text[] not null,
  tags text[] default '{}'::text[] not null,
  date_from timestamp with time zone not null,
  date_to timestamp with time zone not null,
  av_code text default ''::text not null,
  ct_link text not null,
  css_class text default ''::text not null,
  description text not null,
  constraint sponsored_lines_pkey PRIMARY KEY (id),
  constraint sponsored_lines_check CHECK ((date_to > date_from))
);

create table story_group_items (
  story_group text collate "C" not null,
  "position" integer not null,
  article_id integer not null,
  constraint story_group_items_pkey PRIMARY KEY (story_group, "position"),
  constraint story_group_items_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE,
  constraint story_group_items_story_group_article_id_key UNIQUE (story_group, article_id)
);

create table super_tags (
  id integer generated always as identity not null,
  slug text not null,
  name text not null,
  site text not null,
  active boolean default true not null,
  description text default ''::text not null,
  constraint super_tags_pkey PRIMARY KEY (id),
  constraint super_tags_slug_key UNIQUE (slug)
);

create table supporters (
  day date not null,
  recurring integer not null,
  onetime integer not null,
  constraint supporters_pkey PRIMARY KEY (day),
  constraint supporters_onetime_check CHECK ((onetime >= 0)),
  constraint supporters_recurring_check CHECK ((recurring >= 0))
);

create table tags (
  id integer generated always as identity not null,
  slug text not null,
  name text not null,
  constraint tags_pkey PRIMARY KEY (id),
  constraint tags_slug_key UNIQUE (slug)
);

create table unique_groups (
  id integer not null,
  slug text not null,
  title text default ''::text not null,
  constraint unique_groups_pkey PRIMARY KEY (id),
  constraint unique_groups_slug_key UNIQUE (slug)
);

create table uniques (
  slug text not null,
  group_id integer,
  "position" integer default 0 not null,
  content jsonb not null,
  constraint uniques_pkey PRIMARY KEY (slug),
  constraint uniques_group_id_fkey FOREIGN KEY (group_id) REFERENCES unique_groups(id) ON DELETE CASCADE
);

CREATE INDEX article_corrections_article ON public.article_corrections USING btree (article_id, at);

CREATE INDEX article_images_image ON public.article_images USING btree (image_id, article_id);

CREATE INDEX article_people_author ON public.article_people USING btree (author_id, article_id);

CREATE INDEX article_super_tags_super_tag ON public.article_super_tags USING btree (super_tag_id, article_id);

CREATE INDEX article_tags_tag ON public.article_tags USING btree (tag_id, article_id);

CREATE INDEX articles_archive ON public.articles USING btree (pub_date, id) INCLUDE (site) WHERE ((state = 'active'::text) AND (parent_id IS NULL));
CREATE INDEX articles_card_picture ON public.articles USING btree (recommended_box_image_id) WHERE (recommended_box_image_id IS NOT NULL);
CREATE INDEX articles_due ON public.articles USING btree (pub_date) WHERE (state = 'scheduled'::text);
CREATE INDEX articles_main_super_tag ON public.articles USING btree (main_super_tag_id);
CREATE INDEX articles_parent ON public.articles USING btree (parent_id, pinned DESC, pub_date DESC, id DESC) WHERE (parent_id IS NOT NULL);
CREATE INDEX articles_recent ON public.articles USING btree (updated_at DESC, id DESC);
CREATE INDEX articles_to_withdraw ON public.articles USING btree (withdraw_at) WHERE (withdraw_at IS NOT NULL);

CREATE INDEX box_items_article ON public.box_items USING btree (article_id);

CREATE INDEX episodes_by_article ON public.episodes USING btree (article_id);
CREATE INDEX episodes_by_podcast ON public.episodes USING btree (podcast_id, published_at DESC, id DESC);
CREATE INDEX episodes_by_time ON public.episodes USING btree (published_at DESC, id DESC);

CREATE INDEX invalidations_xid ON public.invalidations USING btree (xid);

CREATE INDEX list_entries_article ON public.list_entries USING btree (article_id);

CREATE INDEX redirects_target ON public.redirects USING btree (target) WHERE (target IS NOT NULL);

CREATE INDEX search_labels_terms ON public.search_labels USING gin (terms) WITH (fastupdate=off);

CREATE INDEX search_stories_days ON public.search_stories USING btree ((pub_date AT TIME ZONE 'UTC'::text));
CREATE INDEX search_stories_terms ON public.search_stories USING gin (terms) WITH (fastupdate='on');

CREATE INDEX sponsored_lines_running ON public.sponsored_lines USING btree (date_to) WHERE active;

CREATE INDEX story_group_items_article ON public.story_group_items USING btree (article_id);

CREATE INDEX uniques_group ON public.uniques USING btree (group_id, "position");

create view story_cards as
 SELECT a.id,
    a.type,
    a.state,
    a.slug,
    a.site,
    a.language,
    a.title,
        CASE
            WHEN (a.recommender = ''::text) THEN a.lead
            ELSE a.recommender
        END AS lead,
    a.sub_type,
    a.pub_date,
    a.url_date,
    a.updated_at,
    a.version,
    a.flags,
    a.minute,
    a.header_type,
    a.ct_url,
    a.facebook_engagement,
    a.parent_id,
    ((a.state = 'active'::text) AND COALESCE(s.active, true) AND ((a.parent_id IS NULL) OR ( SELECT ((b.state = 'active'::text) AND COALESCE(t.active, true))
           FROM (articles b
             LEFT JOIN super_tags t ON ((t.id = b.main_super_tag_id)))
          WHERE (b.id = a.parent_id)))) AS is_public,
        CASE
            WHEN (s.id IS NULL) THEN NULL::jsonb
            ELSE jsonb_build_object('id', s.id, 'slug', s.slug, 'name', s.name, 'site', s.site, 'active', s.active)
        END AS section,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('slug', p.slug, 'name', p.name, 'title', p.title, 'avatar', image_ref(v.*)) ORDER BY ap."position"), '[]'::jsonb) AS "coalesce"
           FROM ((article_people ap
             JOIN authors p ON ((p.id = ap.author_id)))
             LEFT JOIN images v ON ((v.id = p.avatar_image_id)))
          WHERE ((ap.article_id = a.id) AND (ap.role = 'author'::text))) AS authors,
    image_ref(i.*) AS image,
    ARRAY( SELECT m.site
           FROM article_mirrors m
          WHERE (m.article_id = a.id)
          ORDER BY m.site) AS mirrors
   FROM ((articles a
     LEFT JOIN super_tags s ON ((s.id = a.main_super_tag_id)))
     LEFT JOIN images i ON ((i.id = a.recommended_box_image_id)));
