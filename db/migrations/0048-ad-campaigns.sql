-- Own campaigns: what is shown in a slot from when to when, and how often it was seen and followed, by the hour. Nothing
-- about a reader is stored.
create table ad_campaigns (
  id integer generated always as identity primary key,
  name text not null,
  site text not null,
  place text not null,
  date_from timestamptz not null,
  date_to timestamptz not null,
  stopped_at timestamptz,
  weight integer not null default 1,
  -- How often a device shows it in a day; 0 for any number.
  daily_cap integer not null default 0,
  link text not null,
  alt text not null,
  label text not null default '',
  desktop_size text,
  desktop_image_id integer references images (id),
  mobile_size text,
  mobile_image_id integer references images (id),
  created_at timestamptz not null,
  check (date_to > date_from),
  check (weight between 1 and 100),
  check (daily_cap >= 0),
  check ((desktop_size is null) = (desktop_image_id is null)),
  check ((mobile_size is null) = (mobile_image_id is null)),
  check (desktop_size is not null or mobile_size is not null)
);
create index ad_campaigns_running on ad_campaigns (site, date_to) where stopped_at is null;
create index ad_campaigns_desktop_image on ad_campaigns (desktop_image_id);
create index ad_campaigns_mobile_image on ad_campaigns (mobile_image_id);

create table ad_counts (
  campaign_id integer not null references ad_campaigns (id) on delete cascade,
  hour timestamptz not null,
  impressions integer not null default 0,
  clicks integer not null default 0,
  primary key (campaign_id, hour)
);
