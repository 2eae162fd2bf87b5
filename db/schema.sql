-- Written by scripts/schema.ts from the migrations, to be read; changed by adding a migration.

CREATE OR REPLACE FUNCTION public.image_ref(i images)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN ((i).id IS NULL) THEN NULL::jsonb WHEN (i).is_withheld THEN (i).stand_in ELSE ((jsonb_build_object('id', (i).id, 'token', (i).token, 'width', (i).width, 'height', (i).height, 'focal', jsonb_build_object('x', (i).focal_x, 'y', (i).focal_y), 'alt', (i).alt, 'caption', (i).caption, 'credit', (i).credit) || CASE WHEN ((i).frames > 1) THEN jsonb_build_object('isAnimated', true) ELSE '{}'::jsonb END) || CASE WHEN ((i).crops <> '{}'::jsonb) THEN jsonb_build_object('crops', (i).crops) ELSE '{}'::jsonb END) END;

CREATE OR REPLACE FUNCTION public.note_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.changed_at := now();
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_rights()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('lapzarta_notes', json_build_object('rightsOf', (to_jsonb(old) ->> tg_argv[0])::integer)::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.people_of(article integer, wanted text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (SELECT COALESCE(jsonb_agg(jsonb_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'title', p.title, 'bio', p.bio, 'avatar', image_ref(v.*)) ORDER BY ap."position"), '[]'::jsonb) AS "coalesce" FROM ((article_people ap JOIN authors p ON ((p.id = ap.author_id))) LEFT JOIN images v ON ((v.id = p.avatar_image_id))) WHERE ((ap.article_id = people_of.article) AND (ap.role = people_of.wanted)));

create table ad_campaigns (
  id integer generated always as identity not null,
  name text not null,
  site text not null,
  place text not null,
  date_from timestamp with time zone not null,
  date_to timestamp with time zone not null,
  stopped_at timestamp with time zone,
  weight integer default 1 not null,
  daily_cap integer default 0 not null,
  link text not null,
  alt text not null,
  label text default ''::text not null,
  desktop_size text,
  desktop_image_id integer,
  mobile_size text,
  mobile_image_id integer,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint ad_campaigns_pkey PRIMARY KEY (id),
  constraint ad_campaigns_check CHECK ((date_to > date_from)),
  constraint ad_campaigns_check1 CHECK (((desktop_size IS NULL) = (desktop_image_id IS NULL))),
  constraint ad_campaigns_check2 CHECK (((mobile_size IS NULL) = (mobile_image_id IS NULL))),
  constraint ad_campaigns_check3 CHECK (((desktop_size IS NOT NULL) OR (mobile_size IS NOT NULL))),
  constraint ad_campaigns_daily_cap_check CHECK ((daily_cap >= 0)),
  constraint ad_campaigns_desktop_image_id_fkey FOREIGN KEY (desktop_image_id) REFERENCES images(id),
  constraint ad_campaigns_mobile_image_id_fkey FOREIGN KEY (mobile_image_id) REFERENCES images(id),
  constraint ad_campaigns_weight_check CHECK (((weight >= 1) AND (weight <= 100)))
);

create table ad_counts (
  campaign_id integer not null,
  hour timestamp with time zone not null,
  impressions integer default 0 not null,
  clicks integer default 0 not null,
  constraint ad_counts_pkey PRIMARY KEY (campaign_id, hour),
  constraint ad_counts_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES ad_campaigns(id) ON DELETE CASCADE
);

create table article_corrections (
  id integer generated always as identity not null,
  article_id integer not null,
  at timestamp with time zone not null,
  text text not null,
  constraint article_corrections_pkey PRIMARY KEY (id),
  constraint article_corrections_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE
);

create table article_feed_ids (
  article_id integer not null,
  site text default ''::text not null,
  feed_id text,
  constraint article_feed_ids_pkey PRIMARY KEY (article_id, site),
  constraint article_feed_ids_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE
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
  author_kind text,
  author_id text,
  recorded_at timestamp with time zone default clock_timestamp() not null,
  relations jsonb,
  is_undone boolean default false not null,
  constraint article_versions_pkey PRIMARY KEY (article_id, version),
  constraint article_versions_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE,
  constraint article_versions_author_kind_check CHECK ((author_kind = ANY (ARRAY['member'::text, 'token'::text, 'command'::text]))),
  constraint article_versions_cause_check CHECK ((cause = ANY (ARRAY['create'::text, 'edit'::text, 'publish'::text, 'schedule'::text, 'correct'::text, 'withdraw'::text, 'import'::text, 'undo'::text]))),
  constraint article_versions_check CHECK (((author_kind IS NULL) = (author_id IS NULL)))
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
  changed_at timestamp with time zone default now() not null,
  embargo_until timestamp with time zone,
  embargo_reason text default ''::text not null,
  restricted_to integer[],
  taken_down_at timestamp with time zone,
  is_sponsored_draft boolean,
  constraint articles_pkey PRIMARY KEY (id),
  constraint articles_color_scheme_check CHECK ((color_scheme = ANY (ARRAY['light'::text, 'dark'::text]))),
  constraint articles_cover_image_id_fkey FOREIGN KEY (cover_image_id) REFERENCES images(id),
  constraint articles_embargo_check CHECK (((embargo_until IS NULL) OR (state = ANY (ARRAY['draft'::text, 'withdrawn'::text])) OR (pub_date >= embargo_until))),
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
  constraint articles_taken_down_check CHECK (((taken_down_at IS NULL) OR ((state = 'withdrawn'::text) AND (title = ''::text) AND (subtitle = ''::text) AND (lead = ''::text) AND (recommender = ''::text) AND (og_description = ''::text) AND (content_highlight = ''::text) AND (cover_image_text = ''::text) AND (body = '[]'::jsonb)))),
  constraint articles_type_check CHECK ((type = ANY (ARRAY['article'::text, 'longform'::text, 'liveblog'::text, 'liveblogpost'::text])))
);

create table audit_log (
  id bigint generated always as identity not null,
  created_at timestamp with time zone not null,
  action text not null,
  actor_id integer,
  member_id integer,
  way text not null,
  network text not null,
  browser text not null,
  detail text default ''::text not null,
  constraint audit_log_pkey PRIMARY KEY (id),
  constraint audit_log_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint audit_log_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint audit_log_way_check CHECK ((way = ANY (ARRAY['page'::text, 'api'::text, 'command'::text])))
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
  member_id integer,
  constraint authors_pkey PRIMARY KEY (id),
  constraint authors_avatar_image_id_fkey FOREIGN KEY (avatar_image_id) REFERENCES images(id),
  constraint authors_member_id_key UNIQUE (member_id),
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

create table consents (
  id bigint generated always as identity not null,
  kind text not null,
  is_given boolean not null,
  subject text collate "C" not null,
  text_version text not null,
  place text not null,
  way text not null,
  detail text default ''::text not null,
  created_at timestamp with time zone not null,
  constraint consents_pkey PRIMARY KEY (id),
  constraint consents_kind_check CHECK ((kind = ANY (ARRAY['account'::text, 'newsletter'::text, 'stored-card'::text, 'push'::text, 'cookies'::text]))),
  constraint consents_way_check CHECK ((way = ANY (ARRAY['form'::text, 'mail'::text, 'api'::text, 'command'::text])))
);

create table data_downloads (
  id bigint generated always as identity not null,
  reader_id integer not null,
  hash text collate "C" not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint data_downloads_pkey PRIMARY KEY (id),
  constraint data_downloads_hash_key UNIQUE (hash),
  constraint data_downloads_reader_id_fkey FOREIGN KEY (reader_id) REFERENCES readers(id) ON DELETE CASCADE
);

create table deleted_drafts (
  story_id integer not null,
  slug_hash text not null,
  at timestamp with time zone not null,
  constraint deleted_drafts_pkey PRIMARY KEY (story_id, slug_hash)
);

create table document_versions (
  slug text not null,
  version integer not null,
  cause text not null,
  at timestamp with time zone not null,
  recorded_at timestamp with time zone default clock_timestamp() not null,
  author_kind text,
  author_id text,
  snapshot jsonb not null,
  constraint document_versions_pkey PRIMARY KEY (slug, version),
  constraint document_versions_author_kind_check CHECK ((author_kind = ANY (ARRAY['member'::text, 'token'::text, 'command'::text]))),
  constraint document_versions_cause_check CHECK ((cause = ANY (ARRAY['create'::text, 'edit'::text, 'remove'::text]))),
  constraint document_versions_check CHECK (((author_kind IS NULL) = (author_id IS NULL)))
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

create table election_counts (
  id bigint generated always as identity not null,
  name text not null,
  source text not null,
  version text not null,
  recorded_at timestamp with time zone not null,
  body text not null,
  constraint election_counts_pkey PRIMARY KEY (id),
  constraint election_counts_name_source_fkey FOREIGN KEY (name, source) REFERENCES election_polls(name, source) ON DELETE CASCADE
);

create table election_polls (
  name text not null,
  source text not null,
  version text default ''::text not null,
  due_at timestamp with time zone not null,
  checked_at timestamp with time zone,
  failures integer default 0 not null,
  lease uuid,
  leased_until timestamp with time zone,
  constraint election_polls_pkey PRIMARY KEY (name, source)
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
  blocked boolean default false not null,
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

create table external_identities (
  issuer text collate "C" not null,
  subject text collate "C" not null,
  member_id integer,
  reader_id integer,
  created_at timestamp with time zone not null,
  constraint external_identities_check CHECK (((member_id IS NULL) <> (reader_id IS NULL))),
  constraint external_identities_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint external_identities_reader_id_fkey FOREIGN KEY (reader_id) REFERENCES readers(id) ON DELETE CASCADE
);

create table front_drafts (
  site text not null,
  version integer default 0 not null,
  choices jsonb default '{}'::jsonb not null,
  constraint front_drafts_pkey PRIMARY KEY (site)
);

create table front_launches (
  id bigint generated always as identity not null,
  site text not null,
  act text not null,
  boxes jsonb not null,
  former jsonb not null,
  author_kind text not null,
  author_id text not null,
  at timestamp with time zone not null,
  constraint front_launches_pkey PRIMARY KEY (id),
  constraint front_launches_act_check CHECK ((act = ANY (ARRAY['launch'::text, 'undo'::text])))
);

create table idempotent_answers (
  client text not null,
  key text not null,
  request bytea not null,
  answer jsonb,
  begun_at timestamp with time zone not null,
  constraint idempotent_answers_pkey PRIMARY KEY (client, key)
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
  frames integer default 1 not null,
  copyright text default ''::text not null,
  source text default ''::text not null,
  licence text default ''::text not null,
  place text default ''::text not null,
  taken_on date,
  sites text[] default '{}'::text[] not null,
  rights_until timestamp with time zone,
  instead_id integer,
  is_withheld boolean default false not null,
  stand_in jsonb,
  crops jsonb default '{}'::jsonb not null,
  taken_down_at timestamp with time zone,
  constraint images_pkey PRIMARY KEY (id),
  constraint images_bytes_check CHECK ((bytes > 0)),
  constraint images_check CHECK ((instead_id <> id)),
  constraint images_focal_x_check CHECK (((focal_x >= (0)::double precision) AND (focal_x <= (1)::double precision))),
  constraint images_focal_y_check CHECK (((focal_y >= (0)::double precision) AND (focal_y <= (1)::double precision))),
  constraint images_frames_check CHECK ((frames > 0)),
  constraint images_height_check CHECK ((height > 0)),
  constraint images_instead_id_fkey FOREIGN KEY (instead_id) REFERENCES images(id) ON DELETE SET NULL,
  constraint images_source_key_key UNIQUE (source_key),
  constraint images_taken_down_check CHECK (((taken_down_at IS NULL) OR (is_withheld AND (stand_in IS NULL) AND (source_key IS NULL) AND (((((((alt || caption) || credit) || copyright) || source) || licence) || place) = ''::text)))),
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

create table kept_texts (
  story_id integer not null,
  id text not null,
  why text not null,
  writer text not null,
  pieces jsonb not null,
  at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint kept_texts_pkey PRIMARY KEY (story_id, id),
  constraint kept_texts_story_id_fkey FOREIGN KEY (story_id) REFERENCES working_copies(story_id) ON DELETE CASCADE
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

create table live_post_keys (
  key uuid not null,
  post_id integer,
  at timestamp with time zone not null,
  constraint live_post_keys_pkey PRIMARY KEY (key),
  constraint live_post_keys_post_id_fkey FOREIGN KEY (post_id) REFERENCES articles(id) ON DELETE CASCADE
);

create table livescore_answers (
  id bigint generated always as identity not null,
  source text not null,
  address text not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  body text not null,
  constraint livescore_answers_pkey PRIMARY KEY (id),
  constraint livescore_answers_source_address_fkey FOREIGN KEY (source, address) REFERENCES livescore_resources(source, address) ON DELETE CASCADE
);

create table livescore_quotas (
  source text not null,
  sport text not null,
  day_limit integer,
  remaining integer,
  read_at timestamp with time zone not null,
  paused_until timestamp with time zone,
  constraint livescore_quotas_pkey PRIMARY KEY (source, sport)
);

create table livescore_resources (
  source text not null,
  address text not null,
  created_at timestamp with time zone not null,
  wanted_until timestamp with time zone not null,
  due_at timestamp with time zone not null,
  checked_at timestamp with time zone,
  failures integer default 0 not null,
  lease uuid,
  leased_until timestamp with time zone,
  constraint livescore_resources_pkey PRIMARY KEY (source, address)
);

create table member_links (
  hash text collate "C" not null,
  member_id integer not null,
  kind text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint member_links_pkey PRIMARY KEY (hash),
  constraint member_links_kind_check CHECK ((kind = ANY (ARRAY['invitation'::text, 'reset'::text]))),
  constraint member_links_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);

create table members (
  id integer generated always as identity not null,
  email text collate "C" not null,
  name text not null,
  roles text[] default '{}'::text[] not null,
  language text default 'hu'::text not null,
  password_hash text,
  disabled_at timestamp with time zone,
  created_at timestamp with time zone not null,
  site_roles jsonb default '{}'::jsonb not null,
  constraint members_pkey PRIMARY KEY (id),
  constraint members_email_key UNIQUE (email),
  constraint members_language_check CHECK ((language = ANY (ARRAY['hu'::text, 'en'::text]))),
  constraint members_roles_check CHECK ((roles <@ ARRAY['author'::text, 'editor'::text, 'chief-editor'::text, 'ad-operator'::text, 'admin'::text])),
  constraint members_site_roles_check CHECK ((jsonb_typeof(site_roles) = 'object'::text))
);

create table month_reads (
  article_id integer not null,
  reads integer not null,
  constraint month_reads_pkey PRIMARY KEY (article_id)
);

create table most_read (
  site text not null,
  article_ids integer[] not null,
  constraint most_read_pkey PRIMARY KEY (site)
);

create table named_versions (
  story_id integer not null,
  epoch integer not null,
  version integer not null,
  document jsonb not null,
  at timestamp with time zone not null,
  kind text not null,
  authors jsonb default '[]'::jsonb not null,
  changes jsonb,
  schema integer default 1 not null,
  constraint named_versions_pkey PRIMARY KEY (story_id, epoch, version),
  constraint named_versions_kind_check CHECK ((kind = ANY (ARRAY['begin'::text, 'pause'::text, 'act'::text]))),
  constraint named_versions_story_id_fkey FOREIGN KEY (story_id) REFERENCES working_copies(story_id) ON DELETE CASCADE
);

create table newsletter_bounces (
  recipient_id bigint not null,
  kind text collate "C" not null,
  status text not null,
  received_at timestamp with time zone not null,
  constraint newsletter_bounces_pkey PRIMARY KEY (recipient_id, kind, status),
  constraint newsletter_bounces_kind_check CHECK ((kind = ANY (ARRAY['hard'::text, 'soft'::text, 'complaint'::text]))),
  constraint newsletter_bounces_recipient_id_fkey FOREIGN KEY (recipient_id) REFERENCES newsletter_recipients(id) ON DELETE CASCADE
);

create table newsletter_drafts (
  list text collate "C" not null,
  subject text not null,
  words text not null,
  articles integer[] not null,
  updated_at timestamp with time zone not null,
  constraint newsletter_drafts_pkey PRIMARY KEY (list)
);

create table newsletter_issues (
  id integer generated always as identity not null,
  list text collate "C" not null,
  slug text collate "C" not null,
  subject text not null,
  content jsonb not null,
  html text not null,
  text text not null,
  state text collate "C" not null,
  reason text default ''::text not null,
  errors integer default 0 not null,
  slot timestamp with time zone,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  worker uuid,
  worker_until timestamp with time zone,
  constraint newsletter_issues_pkey PRIMARY KEY (id),
  constraint newsletter_issues_list_slot_key UNIQUE (list, slot),
  constraint newsletter_issues_list_slug_key UNIQUE (list, slug),
  constraint newsletter_issues_state_check CHECK ((state = ANY (ARRAY['sending'::text, 'paused'::text, 'stopped'::text, 'sent'::text, 'skipped'::text])))
);

create table newsletter_recipients (
  id bigint generated always as identity not null,
  issue_id integer not null,
  subscriber_id integer,
  state text collate "C" default 'pending'::text not null,
  attempts smallint default 0 not null,
  due_at timestamp with time zone not null,
  leased_until timestamp with time zone,
  response smallint,
  changed_at timestamp with time zone not null,
  constraint newsletter_recipients_pkey PRIMARY KEY (id),
  constraint newsletter_recipients_issue_id_fkey FOREIGN KEY (issue_id) REFERENCES newsletter_issues(id) ON DELETE CASCADE,
  constraint newsletter_recipients_issue_id_subscriber_id_key UNIQUE (issue_id, subscriber_id),
  constraint newsletter_recipients_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'leased'::text, 'sent'::text, 'uncertain'::text, 'failed'::text, 'bounced'::text]))),
  constraint newsletter_recipients_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES newsletter_subscribers(id) ON DELETE SET NULL
);

create table newsletter_requests (
  id integer generated always as identity not null,
  subscriber_id integer not null,
  lists text[] not null,
  first_name text not null,
  last_name text not null,
  place text not null,
  text_version text not null,
  requested_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  constraint newsletter_requests_pkey PRIMARY KEY (id),
  constraint newsletter_requests_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES newsletter_subscribers(id) ON DELETE CASCADE
);

create table newsletter_subscribers (
  id integer generated always as identity not null,
  email text collate "C" not null,
  first_name text not null,
  last_name text not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  blocked_at timestamp with time zone,
  blocked_for text collate "C",
  soft_bounces integer default 0 not null,
  constraint newsletter_subscribers_pkey PRIMARY KEY (id),
  constraint newsletter_subscribers_blocked_for_check CHECK ((blocked_for = ANY (ARRAY['bounce'::text, 'complaint'::text]))),
  constraint newsletter_subscribers_check CHECK (((blocked_at IS NULL) = (blocked_for IS NULL))),
  constraint newsletter_subscribers_email_check CHECK ((email = lower(email))),
  constraint newsletter_subscribers_email_key UNIQUE (email)
);

create table newsletter_subscriptions (
  subscriber_id integer not null,
  list text collate "C" not null,
  since timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint newsletter_subscriptions_pkey PRIMARY KEY (subscriber_id, list),
  constraint newsletter_subscriptions_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES newsletter_subscribers(id) ON DELETE CASCADE
);

create table newsletter_suppressions (
  hash text collate "C" not null,
  reason text collate "C" not null,
  created_at timestamp with time zone not null,
  constraint newsletter_suppressions_pkey PRIMARY KEY (hash),
  constraint newsletter_suppressions_reason_check CHECK ((reason = ANY (ARRAY['unsubscribed'::text, 'bounce'::text, 'complaint'::text, 'erased'::text])))
);

create table newsroom_tokens (
  id integer generated always as identity not null,
  name text not null,
  hash text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  roles text[] default '{}'::text[] not null,
  site_roles jsonb default '{}'::jsonb not null,
  member_id integer,
  scopes text[] default '{read,write,publish}'::text[] not null,
  constraint newsroom_tokens_pkey PRIMARY KEY (id),
  constraint newsroom_tokens_hash_key UNIQUE (hash),
  constraint newsroom_tokens_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint newsroom_tokens_roles_check CHECK ((roles <@ ARRAY['author'::text, 'editor'::text, 'chief-editor'::text, 'ad-operator'::text, 'admin'::text])),
  constraint newsroom_tokens_scopes_check CHECK ((scopes <@ ARRAY['read'::text, 'write'::text, 'publish'::text])),
  constraint newsroom_tokens_site_roles_check CHECK ((jsonb_typeof(site_roles) = 'object'::text))
);

create table note_threads (
  id integer generated always as identity not null,
  story_id integer not null,
  kind text not null,
  name text default ''::text not null,
  epoch integer,
  version integer,
  begins integer,
  ends integer,
  quote text default ''::text not null,
  settled_at timestamp with time zone,
  settled_kind text,
  settled_id text,
  changed_at timestamp with time zone not null,
  constraint note_threads_pkey PRIMARY KEY (id),
  constraint note_threads_check CHECK (((begins IS NULL) OR ((kind = 'text'::text) AND (epoch IS NOT NULL) AND (version IS NOT NULL) AND (ends > begins)))),
  constraint note_threads_check1 CHECK ((((settled_at IS NULL) = (settled_kind IS NULL)) AND ((settled_at IS NULL) = (settled_id IS NULL)))),
  constraint note_threads_kind_check CHECK ((kind = ANY (ARRAY['text'::text, 'block'::text, 'field'::text, 'story'::text]))),
  constraint note_threads_story_id_fkey FOREIGN KEY (story_id) REFERENCES articles(id) ON DELETE CASCADE
);

create table notes (
  id integer generated always as identity not null,
  thread_id integer not null,
  author_kind text not null,
  author_id text not null,
  text text not null,
  mentions integer[] default '{}'::integer[] not null,
  at timestamp with time zone not null,
  changed_at timestamp with time zone,
  constraint notes_pkey PRIMARY KEY (id),
  constraint notes_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES note_threads(id) ON DELETE CASCADE
);

create table notice_choices (
  member_id integer not null,
  without text[] not null,
  constraint notice_choices_pkey PRIMARY KEY (member_id),
  constraint notice_choices_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);

create table notices (
  id integer generated always as identity not null,
  member_id integer not null,
  kind text not null,
  story_id integer not null,
  thread_id integer,
  author_kind text not null,
  author_id text not null,
  at timestamp with time zone not null,
  read_at timestamp with time zone,
  constraint notices_pkey PRIMARY KEY (id),
  constraint notices_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint notices_story_id_fkey FOREIGN KEY (story_id) REFERENCES articles(id) ON DELETE CASCADE,
  constraint notices_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES note_threads(id) ON DELETE CASCADE
);

create table outbox (
  id bigint generated always as identity not null,
  queue text not null,
  payload jsonb not null,
  created_at timestamp with time zone default now() not null,
  due_at timestamp with time zone default now() not null,
  held_for text,
  constraint outbox_pkey PRIMARY KEY (id)
);

create table passkeys (
  id text collate "C" not null,
  member_id integer,
  reader_id integer,
  host text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_check CHECK (((member_id IS NULL) <> (reader_id IS NULL))),
  constraint passkeys_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint passkeys_reader_id_fkey FOREIGN KEY (reader_id) REFERENCES readers(id) ON DELETE CASCADE
);

create table picture_takedowns (
  original text not null,
  reason text not null,
  author_kind text not null,
  author_id text not null,
  at timestamp with time zone not null,
  erased_at timestamp with time zone,
  constraint picture_takedowns_pkey PRIMARY KEY (original)
);

create table planned_acts (
  story_id integer not null,
  act text not null,
  version integer not null,
  note text not null,
  at timestamp with time zone not null,
  author_kind text not null,
  author_id text not null,
  constraint planned_acts_pkey PRIMARY KEY (story_id, act),
  constraint planned_acts_act_check CHECK ((act = ANY (ARRAY['update'::text, 'withdraw'::text]))),
  constraint planned_acts_story_id_fkey FOREIGN KEY (story_id) REFERENCES working_copies(story_id) ON DELETE CASCADE
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
  blocked boolean default false not null,
  constraint podcasts_pkey PRIMARY KEY (id),
  constraint podcasts_guid_key UNIQUE (guid),
  constraint podcasts_image_id_fkey FOREIGN KEY (image_id) REFERENCES images(id) ON DELETE SET NULL,
  constraint podcasts_kind_check CHECK ((kind = ANY (ARRAY['episodic'::text, 'serial'::text]))),
  constraint podcasts_slug_key UNIQUE (slug)
);

create table push_clients (
  id bigint generated always as identity not null,
  kind text not null,
  token_hash text collate "C" not null,
  address text not null,
  address_hash text collate "C" not null,
  p256dh text,
  auth text,
  vapid_key text,
  name text not null,
  quiet_from smallint default 0 not null,
  quiet_to smallint default 0 not null,
  zone text not null,
  reader_id integer,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  failures integer default 0 not null,
  ended_at timestamp with time zone,
  constraint push_clients_pkey PRIMARY KEY (id),
  constraint push_clients_address_hash_key UNIQUE (address_hash),
  constraint push_clients_check CHECK (((kind = 'browser'::text) = ((p256dh IS NOT NULL) AND (auth IS NOT NULL) AND (vapid_key IS NOT NULL)))),
  constraint push_clients_kind_check CHECK ((kind = ANY (ARRAY['app'::text, 'browser'::text]))),
  constraint push_clients_quiet_from_check CHECK (((quiet_from >= 0) AND (quiet_from <= 1439))),
  constraint push_clients_quiet_to_check CHECK (((quiet_to >= 0) AND (quiet_to <= 1439))),
  constraint push_clients_reader_id_fkey FOREIGN KEY (reader_id) REFERENCES readers(id) ON DELETE CASCADE,
  constraint push_clients_token_hash_key UNIQUE (token_hash)
);

create table push_deliveries (
  id bigint generated always as identity not null,
  message_id bigint not null,
  event text collate "C" not null,
  client_id bigint,
  condition text,
  state text not null,
  due_at timestamp with time zone not null,
  attempts integer default 0 not null,
  status integer,
  service text collate "C" not null,
  constraint push_deliveries_pkey PRIMARY KEY (id),
  constraint push_deliveries_check CHECK (((client_id IS NULL) <> (condition IS NULL))),
  constraint push_deliveries_client_id_fkey FOREIGN KEY (client_id) REFERENCES push_clients(id) ON DELETE CASCADE,
  constraint push_deliveries_event_client_id_key UNIQUE (event, client_id),
  constraint push_deliveries_message_id_condition_key UNIQUE (message_id, condition),
  constraint push_deliveries_message_id_fkey FOREIGN KEY (message_id) REFERENCES push_messages(id) ON DELETE CASCADE,
  constraint push_deliveries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'expired'::text, 'uncertain'::text, 'stopped'::text])))
);

create table push_message_topics (
  event text collate "C" not null,
  site text not null,
  topic text collate "C" not null,
  message_id bigint not null,
  constraint push_message_topics_pkey PRIMARY KEY (event, site, topic),
  constraint push_message_topics_message_id_fkey FOREIGN KEY (message_id) REFERENCES push_messages(id) ON DELETE CASCADE
);

create table push_messages (
  id bigint generated always as identity not null,
  event text collate "C" not null,
  site text not null,
  title text not null,
  body text not null,
  url text not null,
  is_urgent boolean not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  tag text collate "C" not null,
  sending_id bigint,
  stopped_at timestamp with time zone,
  constraint push_messages_pkey PRIMARY KEY (id),
  constraint push_messages_sending_id_fkey FOREIGN KEY (sending_id) REFERENCES push_sendings(id) ON DELETE SET NULL
);

create table push_pauses (
  service text collate "C" not null,
  faults integer not null,
  paused_at timestamp with time zone not null,
  until timestamp with time zone not null,
  constraint push_pauses_pkey PRIMARY KEY (service)
);

create table push_scores (
  match_id integer not null,
  home integer not null,
  away integer not null,
  seen_at timestamp with time zone not null,
  constraint push_scores_pkey PRIMARY KEY (match_id)
);

create table push_sendings (
  id bigint generated always as identity not null,
  key uuid not null,
  story_id integer not null,
  kind text not null,
  title text not null,
  body text not null,
  topics jsonb not null,
  state text default 'waiting'::text not null,
  author_kind text not null,
  author_id text not null,
  due_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  constraint push_sendings_pkey PRIMARY KEY (id),
  constraint push_sendings_key_key UNIQUE (key),
  constraint push_sendings_kind_check CHECK ((kind = ANY (ARRAY['new'::text, 'again'::text, 'correction'::text]))),
  constraint push_sendings_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'stopped'::text, 'missed'::text]))),
  constraint push_sendings_story_id_fkey FOREIGN KEY (story_id) REFERENCES articles(id) ON DELETE CASCADE
);

create table push_subscriptions (
  client_id bigint not null,
  site text not null,
  topic text collate "C" not null,
  created_at timestamp with time zone not null,
  constraint push_subscriptions_pkey PRIMARY KEY (client_id, site, topic),
  constraint push_subscriptions_client_id_fkey FOREIGN KEY (client_id) REFERENCES push_clients(id) ON DELETE CASCADE
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

create table rate_limits (
  key bytea not null,
  uses integer not null,
  resets_at timestamp with time zone not null,
  constraint rate_limits_pkey PRIMARY KEY (key)
) -- unlogged;

create table read_counts (
  hour timestamp with time zone not null,
  article_id integer not null,
  reads integer not null,
  constraint read_counts_pkey PRIMARY KEY (hour, article_id),
  constraint read_counts_reads_check CHECK ((reads > 0))
) with (fillfactor=80);

create table reader_stories (
  reader_id integer not null,
  path text collate "C" not null,
  title text not null,
  lead text not null,
  image text not null,
  language text not null,
  saved_at timestamp with time zone not null,
  constraint reader_stories_pkey PRIMARY KEY (reader_id, path),
  constraint reader_stories_reader_id_fkey FOREIGN KEY (reader_id) REFERENCES readers(id) ON DELETE CASCADE
);

create table readers (
  id integer generated always as identity not null,
  email text not null,
  name text,
  created_at timestamp with time zone not null,
  password_hash text,
  language text default 'hu'::text not null,
  site text,
  deletes_at timestamp with time zone,
  stories_since timestamp with time zone,
  constraint readers_pkey PRIMARY KEY (id),
  constraint readers_email_key UNIQUE (email),
  constraint readers_language_check CHECK ((language = ANY (ARRAY['hu'::text, 'en'::text])))
);

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

create table recovery_codes (
  hash text collate "C" not null,
  member_id integer,
  reader_id integer,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (hash),
  constraint recovery_codes_check CHECK (((member_id IS NULL) <> (reader_id IS NULL))),
  constraint recovery_codes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint recovery_codes_reader_id_fkey FOREIGN KEY (reader_id) REFERENCES readers(id) ON DELETE CASCADE
);

create table redirects (
  site text not null,
  path text not null,
  article_id integer,
  target text,
  image_id integer,
  constraint redirects_pkey PRIMARY KEY (site, path),
  constraint redirects_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE,
  constraint redirects_check CHECK ((num_nonnulls(article_id, target, image_id) = 1)),
  constraint redirects_image_id_fkey FOREIGN KEY (image_id) REFERENCES images(id) ON DELETE CASCADE
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
  words text default ''::text not null,
  constraint search_stories_pkey PRIMARY KEY (article_id),
  constraint search_stories_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE
) with (toast_tuple_target=128, fillfactor=90);

create table session_tokens (
  hash text collate "C" not null,
  session_id bigint not null,
  kind text not null,
  expires_at timestamp with time zone not null,
  spent_at timestamp with time zone,
  constraint session_tokens_pkey PRIMARY KEY (hash),
  constraint session_tokens_kind_check CHECK ((kind = ANY (ARRAY['access'::text, 'refresh'::text]))),
  constraint session_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);

create table sessions (
  id bigint generated always as identity not null,
  member_id integer,
  reader_id integer,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  authenticated_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  browser text not null,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_check CHECK (((member_id IS NULL) <> (reader_id IS NULL))),
  constraint sessions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint sessions_reader_id_fkey FOREIGN KEY (reader_id) REFERENCES readers(id) ON DELETE CASCADE
);

create table sign_in_requests (
  id bigint generated always as identity not null,
  email text collate "C" not null,
  hash text collate "C" not null,
  browser_hash text collate "C" not null,
  code_hash text collate "C" not null,
  site text not null,
  language text not null,
  return_path text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  attempts integer default 0 not null,
  google_issuer text,
  google_subject text,
  constraint sign_in_requests_pkey PRIMARY KEY (id),
  constraint google_account_whole CHECK (((google_issuer IS NULL) = (google_subject IS NULL))),
  constraint sign_in_requests_browser_hash_key UNIQUE (browser_hash),
  constraint sign_in_requests_hash_key UNIQUE (hash),
  constraint sign_in_requests_language_check CHECK ((language = ANY (ARRAY['hu'::text, 'en'::text])))
);

create table sign_in_steps (
  hash text collate "C" not null,
  kind text not null,
  member_id integer,
  reader_id integer,
  data jsonb not null,
  attempts integer default 0 not null,
  expires_at timestamp with time zone not null,
  constraint sign_in_steps_pkey PRIMARY KEY (hash),
  constraint sign_in_steps_kind_check CHECK ((kind = ANY (ARRAY['second-factor'::text, 'passkey'::text, 'google'::text]))),
  constraint sign_in_steps_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint sign_in_steps_reader_id_fkey FOREIGN KEY (reader_id) REFERENCES readers(id) ON DELETE CASCADE
);

create table signing_keys (
  purpose text not null,
  key bytea not null,
  constraint signing_keys_pkey PRIMARY KEY (purpose)
);

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

create table story_acts (
  id bigint generated always as identity not null,
  story_id integer not null,
  act text not null,
  author_kind text not null,
  author_id text not null,
  version integer not null,
  story_version integer,
  note text not null,
  at timestamp with time zone not null,
  before_version integer,
  before_copy jsonb,
  held_messages integer,
  undone_at timestamp with time zone,
  planned_for timestamp with time zone,
  is_failed boolean default false not null,
  passed_checks text[] default '{}'::text[] not null,
  constraint story_acts_pkey PRIMARY KEY (id),
  constraint story_acts_story_id_fkey FOREIGN KEY (story_id) REFERENCES articles(id) ON DELETE CASCADE
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

create table support_cards (
  id integer generated always as identity not null,
  commitment_id integer not null,
  order_id integer not null,
  gateway text not null,
  reference text collate "C",
  mask text,
  stored_until date,
  max_amount integer,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  constraint support_cards_pkey PRIMARY KEY (id),
  constraint support_cards_commitment_id_fkey FOREIGN KEY (commitment_id) REFERENCES support_commitments(id) ON DELETE CASCADE,
  constraint support_cards_gateway_check CHECK ((gateway = ANY (ARRAY['simplepay'::text, 'barion'::text, 'stripe'::text]))),
  constraint support_cards_order_id_fkey FOREIGN KEY (order_id) REFERENCES support_orders(id),
  constraint support_cards_order_id_key UNIQUE (order_id)
);

create table support_commitments (
  id integer generated always as identity not null,
  reader_id integer,
  site text collate "C" not null,
  language text not null,
  email text,
  name text,
  state text not null,
  amount integer not null,
  currency text not null,
  anchor_day smallint not null,
  period_due date,
  next_charge_on date,
  attempts smallint default 0 not null,
  fail_reason text,
  warned_days smallint,
  ended_at timestamp with time zone,
  end_reason text,
  created_at timestamp with time zone not null,
  paused_from date,
  frequency text default 'monthly'::text not null,
  reminded_for date,
  constraint support_commitments_pkey PRIMARY KEY (id),
  constraint support_commitments_amount_check CHECK ((amount > 0)),
  constraint support_commitments_anchor_day_check CHECK (((anchor_day >= 1) AND (anchor_day <= 31))),
  constraint support_commitments_check CHECK (((state = 'ended'::text) = (ended_at IS NOT NULL))),
  constraint support_commitments_currency_check CHECK ((currency = ANY (ARRAY['HUF'::text, 'EUR'::text, 'RON'::text, 'USD'::text]))),
  constraint support_commitments_end_reason_check CHECK ((end_reason = ANY (ARRAY['reader'::text, 'unpaid'::text, 'gateway'::text, 'erased'::text, 'disputed'::text]))),
  constraint support_commitments_frequency_check CHECK ((frequency = ANY (ARRAY['monthly'::text, 'yearly'::text]))),
  constraint support_commitments_language_check CHECK ((language = ANY (ARRAY['hu'::text, 'en'::text]))),
  constraint support_commitments_reader_id_fkey FOREIGN KEY (reader_id) REFERENCES readers(id) ON DELETE SET NULL,
  constraint support_commitments_state_check CHECK ((state = ANY (ARRAY['starting'::text, 'active'::text, 'paused'::text, 'past-due'::text, 'ended'::text])))
);

create table support_disputes (
  id integer generated always as identity not null,
  gateway text not null,
  gateway_id text collate "C" not null,
  order_id integer not null,
  reason text not null,
  amount integer not null,
  state text not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint support_disputes_pkey PRIMARY KEY (id),
  constraint support_disputes_amount_check CHECK ((amount >= 0)),
  constraint support_disputes_check CHECK (((state = 'open'::text) = (closed_at IS NULL))),
  constraint support_disputes_gateway_check CHECK ((gateway = ANY (ARRAY['simplepay'::text, 'barion'::text, 'stripe'::text, 'transfer'::text]))),
  constraint support_disputes_gateway_gateway_id_key UNIQUE (gateway, gateway_id),
  constraint support_disputes_order_id_fkey FOREIGN KEY (order_id) REFERENCES support_orders(id),
  constraint support_disputes_state_check CHECK ((state = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text])))
);

create table support_gifts (
  order_id integer not null,
  recipient_name text,
  recipient_email text,
  message text not null,
  send_on date not null,
  sent_at timestamp with time zone,
  redeemed_by integer,
  redeemed_at timestamp with time zone,
  constraint support_gifts_pkey PRIMARY KEY (order_id),
  constraint support_gifts_order_id_fkey FOREIGN KEY (order_id) REFERENCES support_orders(id),
  constraint support_gifts_redeemed_by_fkey FOREIGN KEY (redeemed_by) REFERENCES readers(id) ON DELETE SET NULL
);

create table support_notices (
  id integer generated always as identity not null,
  gateway text not null,
  event_id text collate "C" not null,
  order_id integer,
  body bytea not null,
  signature text not null,
  received_at timestamp with time zone not null,
  times integer default 1 not null,
  is_settled boolean default false not null,
  constraint support_notices_pkey PRIMARY KEY (id),
  constraint support_notices_gateway_check CHECK ((gateway = ANY (ARRAY['simplepay'::text, 'barion'::text, 'stripe'::text, 'transfer'::text]))),
  constraint support_notices_gateway_event_id_key UNIQUE (gateway, event_id),
  constraint support_notices_order_id_fkey FOREIGN KEY (order_id) REFERENCES support_orders(id)
);

create table support_orders (
  id integer generated always as identity not null,
  ref text collate "C" not null,
  key text collate "C" not null,
  form_hash text collate "C",
  kind text not null,
  commitment_id integer,
  period_due date,
  attempt smallint,
  reader_id integer,
  site text collate "C" not null,
  language text not null,
  email text,
  name text,
  gateway text not null,
  amount integer not null,
  currency text not null,
  state text default 'new'::text not null,
  gateway_id text collate "C",
  pay_address text,
  fail_reason text,
  mismatch text,
  refunded integer default 0 not null,
  counted_on date,
  created_at timestamp with time zone not null,
  checked_at timestamp with time zone,
  settled_at timestamp with time zone,
  repeats_from date,
  constraint support_orders_pkey PRIMARY KEY (id),
  constraint support_orders_amount_check CHECK ((amount > 0)),
  constraint support_orders_check CHECK (((refunded >= 0) AND (refunded <= amount))),
  constraint support_orders_check1 CHECK (((kind = 'once'::text) = (commitment_id IS NULL))),
  constraint support_orders_check2 CHECK (((kind = 'repeat'::text) = (period_due IS NOT NULL))),
  constraint support_orders_commitment_id_fkey FOREIGN KEY (commitment_id) REFERENCES support_commitments(id),
  constraint support_orders_commitment_id_period_due_attempt_key UNIQUE (commitment_id, period_due, attempt),
  constraint support_orders_currency_check CHECK ((currency = ANY (ARRAY['HUF'::text, 'EUR'::text, 'RON'::text, 'USD'::text]))),
  constraint support_orders_form_hash_key UNIQUE (form_hash),
  constraint support_orders_gateway_check CHECK ((gateway = ANY (ARRAY['simplepay'::text, 'barion'::text, 'stripe'::text, 'transfer'::text]))),
  constraint support_orders_gateway_gateway_id_key UNIQUE (gateway, gateway_id),
  constraint support_orders_key_key UNIQUE (key),
  constraint support_orders_kind_check CHECK ((kind = ANY (ARRAY['once'::text, 'first'::text, 'repeat'::text, 'renewal'::text]))),
  constraint support_orders_language_check CHECK ((language = ANY (ARRAY['hu'::text, 'en'::text]))),
  constraint support_orders_mismatch_check CHECK ((mismatch = ANY (ARRAY['amount'::text, 'currency'::text, 'merchant'::text, 'order'::text, 'ended'::text, 'twice'::text, 'replaced'::text, 'changed'::text, 'disputed'::text]))),
  constraint support_orders_reader_id_fkey FOREIGN KEY (reader_id) REFERENCES readers(id) ON DELETE SET NULL,
  constraint support_orders_ref_key UNIQUE (ref),
  constraint support_orders_state_check CHECK ((state = ANY (ARRAY['new'::text, 'started'::text, 'failed'::text, 'cancelled'::text, 'expired'::text, 'paid'::text, 'refunded'::text])))
);

create table support_payments (
  id integer generated always as identity not null,
  order_id integer not null,
  kind text not null,
  amount integer not null,
  paid_at timestamp with time zone not null,
  constraint support_payments_pkey PRIMARY KEY (id),
  constraint support_payments_amount_check CHECK ((amount > 0)),
  constraint support_payments_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text]))),
  constraint support_payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES support_orders(id)
);

create table support_tokens (
  id integer generated always as identity not null,
  card_id integer not null,
  sealed bytea not null,
  spent_by integer,
  constraint support_tokens_pkey PRIMARY KEY (id),
  constraint support_tokens_card_id_fkey FOREIGN KEY (card_id) REFERENCES support_cards(id) ON DELETE CASCADE,
  constraint support_tokens_spent_by_fkey FOREIGN KEY (spent_by) REFERENCES support_orders(id)
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
  description text default ''::text not null,
  constraint tags_pkey PRIMARY KEY (id),
  constraint tags_slug_key UNIQUE (slug)
);

create table takedowns (
  id integer generated always as identity not null,
  kind text not null,
  story_id integer not null,
  words integer,
  hash text,
  reason text not null,
  author_kind text not null,
  author_id text not null,
  at timestamp with time zone not null,
  constraint takedowns_pkey PRIMARY KEY (id),
  constraint takedowns_check CHECK (((kind = 'passage'::text) = ((hash IS NOT NULL) AND (words IS NOT NULL)))),
  constraint takedowns_kind_check CHECK ((kind = ANY (ARRAY['story'::text, 'passage'::text]))),
  constraint takedowns_story_id_fkey FOREIGN KEY (story_id) REFERENCES articles(id) ON DELETE CASCADE
);

create table tip_answers (
  ticket_id bigint not null,
  question text collate "C" not null,
  answer text collate "C" not null,
  answered_at timestamp with time zone not null,
  constraint tip_answers_pkey PRIMARY KEY (ticket_id, question),
  constraint tip_answers_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES tip_tickets(id) ON DELETE CASCADE
);

create table tip_cleared_nicknames (
  game text collate "C" not null,
  nickname_key text collate "C" not null,
  cleared_at timestamp with time zone not null,
  constraint tip_cleared_nicknames_pkey PRIMARY KEY (game, nickname_key),
  constraint tip_cleared_nicknames_game_fkey FOREIGN KEY (game) REFERENCES tip_games(slug) ON DELETE CASCADE
);

create table tip_games (
  slug text collate "C" not null,
  started_at timestamp with time zone,
  speed double precision default 1 not null,
  scored text default ''::text not null,
  constraint tip_games_pkey PRIMARY KEY (slug),
  constraint tip_games_speed_check CHECK ((speed > (0)::double precision))
);

create table tip_tickets (
  id bigint generated always as identity not null,
  game text collate "C" not null,
  owner text collate "C" not null,
  key text collate "C" not null,
  nickname text,
  nickname_key text collate "C",
  points integer default 0 not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint tip_tickets_pkey PRIMARY KEY (id),
  constraint tip_tickets_check CHECK (((nickname IS NULL) = (nickname_key IS NULL))),
  constraint tip_tickets_game_fkey FOREIGN KEY (game) REFERENCES tip_games(slug) ON DELETE CASCADE,
  constraint tip_tickets_game_nickname_key_key UNIQUE (game, nickname_key),
  constraint tip_tickets_game_owner_key UNIQUE (game, owner),
  constraint tip_tickets_key_key UNIQUE (key)
);

create table totp_factors (
  id integer generated always as identity not null,
  member_id integer,
  reader_id integer,
  secret bytea not null,
  last_step bigint default 0 not null,
  confirmed_at timestamp with time zone,
  constraint totp_factors_pkey PRIMARY KEY (id),
  constraint totp_factors_check CHECK (((member_id IS NULL) <> (reader_id IS NULL))),
  constraint totp_factors_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint totp_factors_member_id_key UNIQUE (member_id),
  constraint totp_factors_reader_id_fkey FOREIGN KEY (reader_id) REFERENCES readers(id) ON DELETE CASCADE,
  constraint totp_factors_reader_id_key UNIQUE (reader_id)
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

create table unsent_changes (
  member_id integer not null,
  device text not null,
  story_id integer not null,
  device_name text not null,
  changes integer not null,
  numbers jsonb not null,
  at timestamp with time zone not null,
  constraint unsent_changes_pkey PRIMARY KEY (member_id, device, story_id),
  constraint unsent_changes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint unsent_changes_story_id_fkey FOREIGN KEY (story_id) REFERENCES articles(id) ON DELETE CASCADE
);

create table working_copies (
  story_id integer not null,
  epoch integer not null,
  version integer not null,
  document jsonb not null,
  document_version integer not null,
  base_version integer not null,
  published_version integer not null,
  title text not null,
  work_state text default 'draft'::text not null,
  reason text default ''::text not null,
  approved_version integer,
  member_ids integer[] not null,
  updated_at timestamp with time zone not null,
  repairs jsonb default '[]'::jsonb not null,
  binned_at timestamp with time zone,
  key uuid,
  schema integer default 1 not null,
  constraint working_copies_pkey PRIMARY KEY (story_id),
  constraint working_copies_key_key UNIQUE (key),
  constraint working_copies_story_id_fkey FOREIGN KEY (story_id) REFERENCES articles(id) ON DELETE CASCADE,
  constraint working_copies_work_state_check CHECK ((work_state = ANY (ARRAY['idea'::text, 'draft'::text, 'submitted'::text, 'returned'::text, 'approved'::text])))
);

create table working_steps (
  story_id integer not null,
  epoch integer not null,
  version integer not null,
  client text not null,
  number integer not null,
  is_undo boolean not null,
  steps jsonb not null,
  author_kind text not null,
  author_id text not null,
  at timestamp with time zone not null,
  schema integer default 1 not null,
  constraint working_steps_pkey PRIMARY KEY (story_id, epoch, version),
  constraint working_steps_story_id_client_number_key UNIQUE (story_id, client, number),
  constraint working_steps_story_id_fkey FOREIGN KEY (story_id) REFERENCES working_copies(story_id) ON DELETE CASCADE
);

CREATE INDEX ad_campaigns_desktop_image ON public.ad_campaigns USING btree (desktop_image_id);
CREATE INDEX ad_campaigns_mobile_image ON public.ad_campaigns USING btree (mobile_image_id);
CREATE INDEX ad_campaigns_running ON public.ad_campaigns USING btree (site, date_to) WHERE (stopped_at IS NULL);

CREATE INDEX article_corrections_article ON public.article_corrections USING btree (article_id, at);

CREATE INDEX article_feed_ids_missing ON public.article_feed_ids USING btree (article_id) WHERE (feed_id IS NULL);

CREATE INDEX article_images_image ON public.article_images USING btree (image_id, article_id);

CREATE INDEX article_people_author ON public.article_people USING btree (author_id, article_id);

CREATE INDEX article_super_tags_super_tag ON public.article_super_tags USING btree (super_tag_id, article_id);

CREATE INDEX article_tags_tag ON public.article_tags USING btree (tag_id, article_id);

CREATE INDEX articles_archive ON public.articles USING btree (pub_date, id) INCLUDE (site, updated_at) WHERE ((state = 'active'::text) AND (parent_id IS NULL));
CREATE INDEX articles_card_picture ON public.articles USING btree (recommended_box_image_id) WHERE (recommended_box_image_id IS NOT NULL);
CREATE INDEX articles_cover ON public.articles USING btree (cover_image_id) WHERE (cover_image_id IS NOT NULL);
CREATE INDEX articles_due ON public.articles USING btree (pub_date) WHERE (state = 'scheduled'::text);
CREATE INDEX articles_livescore ON public.articles USING btree (livescore_id, pub_date DESC) WHERE (livescore_id <> ''::text);
CREATE INDEX articles_main_super_tag ON public.articles USING btree (main_super_tag_id);
CREATE INDEX articles_mobile_picture_11 ON public.articles USING btree (mobile_image_11_id) WHERE (mobile_image_11_id IS NOT NULL);
CREATE INDEX articles_mobile_picture_43 ON public.articles USING btree (mobile_image_43_id) WHERE (mobile_image_43_id IS NOT NULL);
CREATE INDEX articles_parent ON public.articles USING btree (parent_id, pinned DESC, pub_date DESC, id DESC) WHERE (parent_id IS NOT NULL);
CREATE INDEX articles_recent ON public.articles USING btree (changed_at DESC, id DESC);
CREATE INDEX articles_to_withdraw ON public.articles USING btree (withdraw_at) WHERE (withdraw_at IS NOT NULL);
CREATE INDEX articles_withdrawn ON public.articles USING btree (changed_at) WHERE (state = 'withdrawn'::text);

CREATE INDEX audit_log_created_at ON public.audit_log USING btree (created_at);

CREATE INDEX box_items_article ON public.box_items USING btree (article_id);

CREATE INDEX consents_subject ON public.consents USING btree (subject, id);

CREATE INDEX data_downloads_reader_id ON public.data_downloads USING btree (reader_id);

CREATE INDEX election_counts_name ON public.election_counts USING btree (name, source, id DESC);

CREATE INDEX episodes_by_article ON public.episodes USING btree (article_id);
CREATE INDEX episodes_by_podcast ON public.episodes USING btree (podcast_id, published_at DESC, id DESC);
CREATE INDEX episodes_by_time ON public.episodes USING btree (published_at DESC, id DESC);

CREATE INDEX external_identities_member_id ON public.external_identities USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE UNIQUE INDEX external_identities_of_members ON public.external_identities USING btree (issuer, subject) WHERE (member_id IS NOT NULL);
CREATE UNIQUE INDEX external_identities_of_readers ON public.external_identities USING btree (issuer, subject) WHERE (reader_id IS NOT NULL);
CREATE INDEX external_identities_reader_id ON public.external_identities USING btree (reader_id) WHERE (reader_id IS NOT NULL);

CREATE INDEX front_launches_site ON public.front_launches USING btree (site, id);

CREATE INDEX idempotent_answers_begun_at ON public.idempotent_answers USING btree (begun_at);

CREATE INDEX images_added ON public.images USING btree (created_at DESC, id DESC);
CREATE INDEX images_original ON public.images USING btree (original);
CREATE INDEX images_rights_until ON public.images USING btree (rights_until) WHERE (rights_until IS NOT NULL);
CREATE INDEX images_withheld ON public.images USING btree (token) WHERE is_withheld;

CREATE INDEX invalidations_xid ON public.invalidations USING btree (xid);

CREATE INDEX list_entries_article ON public.list_entries USING btree (article_id);

CREATE INDEX live_post_keys_at ON public.live_post_keys USING btree (at);
CREATE INDEX live_post_keys_post_id ON public.live_post_keys USING btree (post_id);

CREATE INDEX livescore_answers_address ON public.livescore_answers USING btree (source, address, first_at DESC);

CREATE INDEX livescore_resources_due ON public.livescore_resources USING btree (source, due_at) WHERE (due_at < 'infinity'::timestamp with time zone);
CREATE INDEX livescore_resources_new ON public.livescore_resources USING btree (source, created_at);

CREATE INDEX member_links_expires_at ON public.member_links USING btree (expires_at);
CREATE INDEX member_links_member_id ON public.member_links USING btree (member_id);

CREATE INDEX newsletter_issues_sending ON public.newsletter_issues USING btree (id) WHERE (state = 'sending'::text);

CREATE INDEX newsletter_recipients_leased ON public.newsletter_recipients USING btree (issue_id) WHERE (state = 'leased'::text);
CREATE INDEX newsletter_recipients_pending ON public.newsletter_recipients USING btree (issue_id, id) WHERE (state = 'pending'::text);
CREATE INDEX newsletter_recipients_subscriber_id ON public.newsletter_recipients USING btree (subscriber_id);

CREATE INDEX newsletter_requests_subscriber_id ON public.newsletter_requests USING btree (subscriber_id);
CREATE INDEX newsletter_requests_unconfirmed ON public.newsletter_requests USING btree (requested_at) WHERE (confirmed_at IS NULL);

CREATE INDEX newsletter_subscriptions_list ON public.newsletter_subscriptions USING btree (list, subscriber_id) WHERE (ended_at IS NULL);

CREATE INDEX newsroom_tokens_member_id ON public.newsroom_tokens USING btree (member_id) WHERE (member_id IS NOT NULL);

CREATE INDEX note_threads_changed_at ON public.note_threads USING btree (changed_at);
CREATE INDEX note_threads_story_id ON public.note_threads USING btree (story_id);

CREATE INDEX notes_thread_id ON public.notes USING btree (thread_id);

CREATE INDEX notices_at ON public.notices USING btree (at);
CREATE INDEX notices_member_id ON public.notices USING btree (member_id, id);
CREATE INDEX notices_story_id ON public.notices USING btree (story_id);
CREATE INDEX notices_thread_id ON public.notices USING btree (thread_id);

CREATE INDEX outbox_held_for ON public.outbox USING btree (held_for) WHERE (held_for IS NOT NULL);

CREATE INDEX passkeys_member_id ON public.passkeys USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX passkeys_reader_id ON public.passkeys USING btree (reader_id) WHERE (reader_id IS NOT NULL);

CREATE INDEX picture_takedowns_left ON public.picture_takedowns USING btree (at) WHERE (erased_at IS NULL);

CREATE INDEX planned_acts_at ON public.planned_acts USING btree (at);

CREATE INDEX push_clients_reader_id ON public.push_clients USING btree (reader_id) WHERE (reader_id IS NOT NULL);

CREATE INDEX push_deliveries_client_id ON public.push_deliveries USING btree (client_id);
CREATE INDEX push_deliveries_message_id ON public.push_deliveries USING btree (message_id);
CREATE INDEX push_deliveries_sending ON public.push_deliveries USING btree (due_at) WHERE (state = 'sending'::text);
CREATE INDEX push_deliveries_waiting ON public.push_deliveries USING btree (service, due_at, id) WHERE (state = 'waiting'::text);

CREATE INDEX push_message_topics_message_id ON public.push_message_topics USING btree (message_id);

CREATE INDEX push_messages_created_at ON public.push_messages USING btree (created_at);
CREATE INDEX push_messages_sending_id ON public.push_messages USING btree (sending_id) WHERE (sending_id IS NOT NULL);
CREATE INDEX push_messages_tag ON public.push_messages USING btree (tag);

CREATE INDEX push_sendings_due_at ON public.push_sendings USING btree (due_at) WHERE (state = 'waiting'::text);
CREATE INDEX push_sendings_story_id ON public.push_sendings USING btree (story_id);

CREATE INDEX push_subscriptions_topic ON public.push_subscriptions USING btree (topic, site, client_id);

CREATE INDEX rate_limits_resets_at ON public.rate_limits USING btree (resets_at);

CREATE INDEX readers_deletes_at ON public.readers USING btree (deletes_at) WHERE (deletes_at IS NOT NULL);

CREATE INDEX recovery_codes_member_id ON public.recovery_codes USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX recovery_codes_reader_id ON public.recovery_codes USING btree (reader_id) WHERE (reader_id IS NOT NULL);

CREATE INDEX redirects_image_id ON public.redirects USING btree (image_id) WHERE (image_id IS NOT NULL);
CREATE INDEX redirects_target ON public.redirects USING btree (target) WHERE (target IS NOT NULL);

CREATE INDEX search_labels_terms ON public.search_labels USING gin (terms) WITH (fastupdate=off);

CREATE INDEX search_stories_days ON public.search_stories USING btree ((pub_date AT TIME ZONE 'UTC'::text));
CREATE INDEX search_stories_terms ON public.search_stories USING gin (terms) WITH (fastupdate='on');

CREATE INDEX session_tokens_session_id ON public.session_tokens USING btree (session_id);

CREATE INDEX sessions_expires_at ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_member_id ON public.sessions USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX sessions_reader_id ON public.sessions USING btree (reader_id) WHERE (reader_id IS NOT NULL);

CREATE INDEX sign_in_requests_email ON public.sign_in_requests USING btree (email, created_at);
CREATE INDEX sign_in_requests_expires_at ON public.sign_in_requests USING btree (expires_at);

CREATE INDEX sign_in_steps_expires_at ON public.sign_in_steps USING btree (expires_at);

CREATE INDEX sponsored_lines_running ON public.sponsored_lines USING btree (date_to) WHERE active;

CREATE INDEX story_acts_story_id ON public.story_acts USING btree (story_id, id);

CREATE INDEX story_group_items_article ON public.story_group_items USING btree (article_id);

CREATE INDEX support_cards_commitment_id ON public.support_cards USING btree (commitment_id);
CREATE INDEX support_cards_to_cancel ON public.support_cards USING btree (ended_at) WHERE ((ended_at IS NOT NULL) AND (cancelled_at IS NULL));

CREATE INDEX support_commitments_due ON public.support_commitments USING btree (next_charge_on) WHERE (state = ANY (ARRAY['active'::text, 'paused'::text, 'past-due'::text]));
CREATE INDEX support_commitments_reader_id ON public.support_commitments USING btree (reader_id);

CREATE INDEX support_disputes_order_id ON public.support_disputes USING btree (order_id);

CREATE INDEX support_gifts_redeemed_by ON public.support_gifts USING btree (redeemed_by) WHERE (redeemed_by IS NOT NULL);
CREATE INDEX support_gifts_to_send ON public.support_gifts USING btree (send_on) WHERE (sent_at IS NULL);

CREATE INDEX support_notices_received_at ON public.support_notices USING btree (received_at);

CREATE INDEX support_orders_commitment_id ON public.support_orders USING btree (commitment_id);
CREATE INDEX support_orders_open ON public.support_orders USING btree (checked_at NULLS FIRST, created_at) WHERE (state = ANY (ARRAY['new'::text, 'started'::text]));
CREATE INDEX support_orders_reader_id ON public.support_orders USING btree (reader_id);
CREATE INDEX support_orders_settled_at ON public.support_orders USING btree (settled_at) WHERE (state = 'paid'::text);

CREATE INDEX support_payments_order_id ON public.support_payments USING btree (order_id);
CREATE UNIQUE INDEX support_payments_taken_once ON public.support_payments USING btree (order_id) WHERE (kind = 'payment'::text);

CREATE INDEX support_tokens_card_id ON public.support_tokens USING btree (card_id) WHERE (spent_by IS NULL);

CREATE INDEX takedowns_story_id ON public.takedowns USING btree (story_id);

CREATE INDEX tip_tickets_ranked ON public.tip_tickets USING btree (game, points DESC, nickname_key) WHERE (nickname IS NOT NULL);

CREATE INDEX uniques_group ON public.uniques USING btree (group_id, "position");

CREATE INDEX working_copies_binned ON public.working_copies USING btree (binned_at) WHERE (binned_at IS NOT NULL);
CREATE INDEX working_copies_updated_at ON public.working_copies USING btree (updated_at DESC);

create view document_slugs as
 SELECT slug
   FROM documents;

create view image_refs as
 SELECT id,
    image_ref(i.*) AS ref
   FROM images i
  WHERE (NOT (is_withheld AND (stand_in IS NULL)));

create view imported_stories as
 SELECT id,
    slug,
    source_key,
    updated_at
   FROM articles
  WHERE (source_key IS NOT NULL);

create view listed_stories as
 SELECT list,
    pub_date,
    article_id
   FROM list_entries;

create view newsroom_people as
 SELECT id AS member_id,
    roles,
    site_roles
   FROM members
  WHERE (disabled_at IS NULL);

create view newsroom_stories as
 SELECT a.id AS story_id,
    a.title,
    a.site,
    a.state,
    a.flags,
    a.pub_date,
    a.updated_at,
    s.name AS section,
    ARRAY( SELECT p.name
           FROM (article_people x
             JOIN authors p ON ((p.id = x.author_id)))
          WHERE ((x.article_id = a.id) AND (x.role = 'author'::text))
          ORDER BY x."position") AS authors,
    a.embargo_until,
    a.restricted_to,
    a.taken_down_at,
    a.version
   FROM (articles a
     LEFT JOIN super_tags s ON ((s.id = a.main_super_tag_id)))
  WHERE (a.type <> 'liveblogpost'::text);

create view recording_refs as
 SELECT id,
    jsonb_build_object('id', id, 'token', token, 'mime', mime, 'bytes', bytes) AS ref
   FROM recordings;

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
          ORDER BY m.site) AS mirrors,
    a.livescore_id,
    a.index_av_code
   FROM ((articles a
     LEFT JOIN super_tags s ON ((s.id = a.main_super_tag_id)))
     LEFT JOIN images i ON ((i.id = a.recommended_box_image_id)));

create view story_facts as
 SELECT a.id,
    a.pub_date,
    a.language,
    (a.site || ARRAY( SELECT m.site
           FROM article_mirrors m
          WHERE (m.article_id = a.id))) AS sites,
    (a.flags || array_remove(ARRAY[
        CASE
            WHEN a.important THEN 'important'::text
            ELSE NULL::text
        END,
        CASE
            WHEN a.favorite THEN 'favorite'::text
            ELSE NULL::text
        END,
        CASE
            WHEN a.announcement THEN 'announcement'::text
            ELSE NULL::text
        END], NULL::text)) AS flags,
    ARRAY( SELECT s_1.slug
           FROM super_tags s_1
          WHERE (s_1.id = a.main_super_tag_id)
        UNION
         SELECT s_1.slug
           FROM (article_super_tags x
             JOIN super_tags s_1 ON ((s_1.id = x.super_tag_id)))
          WHERE ((x.article_id = a.id) AND s_1.active)) AS super_tags,
    ARRAY( SELECT t.slug
           FROM (article_tags x
             JOIN tags t ON ((t.id = x.tag_id)))
          WHERE (x.article_id = a.id)) AS tags,
    ARRAY( SELECT p.slug
           FROM (article_people x
             JOIN authors p ON ((p.id = x.author_id)))
          WHERE (x.article_id = a.id)) AS authors,
    ((a.state = 'active'::text) AND (a.parent_id IS NULL) AND COALESCE(s.active, true)) AS is_listed
   FROM (articles a
     LEFT JOIN super_tags s ON ((s.id = a.main_super_tag_id)));

create view story_slugs as
 SELECT articles.slug,
    articles.id AS article_id
   FROM articles
UNION ALL
 SELECT article_former_slugs.slug,
    article_former_slugs.article_id
   FROM article_former_slugs;

create view story_tags as
 SELECT x.article_id,
    t.id AS tag_id,
    t.slug,
    t.name
   FROM (article_tags x
     JOIN tags t ON ((t.id = x.tag_id)));

CREATE TRIGGER articles_changed BEFORE UPDATE ON public.articles FOR EACH ROW WHEN ((old.version IS DISTINCT FROM new.version)) EXECUTE FUNCTION note_change();

CREATE TRIGGER members_changed AFTER UPDATE OF roles, site_roles, disabled_at ON public.members FOR EACH ROW WHEN (((old.roles IS DISTINCT FROM new.roles) OR (old.site_roles IS DISTINCT FROM new.site_roles) OR (old.disabled_at IS DISTINCT FROM new.disabled_at))) EXECUTE FUNCTION note_rights('id');

CREATE TRIGGER sessions_ended AFTER DELETE ON public.sessions FOR EACH ROW WHEN ((old.member_id IS NOT NULL)) EXECUTE FUNCTION note_rights('member_id');
