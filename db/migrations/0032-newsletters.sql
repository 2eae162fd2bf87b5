-- Readers who get newsletters by mail. An address is in lower case and in Unicode's form NFC.
create table newsletter_subscribers (
  id integer generated always as identity primary key,
  email text collate "C" not null unique check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  created_at timestamptz not null,
  -- The first confirmation; before it, the row is deleted with its last request.
  confirmed_at timestamptz,
  -- Since when nothing is sent to the address, and why.
  blocked_at timestamptz,
  blocked_for text collate "C" check (blocked_for in ('bounce', 'complaint')),
  check ((blocked_at is null) = (blocked_for is null)),
  soft_bounces integer not null default 0
);

-- Sign-ups that wait for their confirmation by mail, and those that got it.
create table newsletter_requests (
  id integer generated always as identity primary key,
  subscriber_id integer not null references newsletter_subscribers on delete cascade,
  lists text[] not null,
  first_name text not null,
  last_name text not null,
  -- Path of the form, and the version of the text beside it.
  place text not null,
  text_version text not null,
  requested_at timestamptz not null,
  confirmed_at timestamptz
);
create index newsletter_requests_subscriber_id on newsletter_requests (subscriber_id);
create index newsletter_requests_unconfirmed on newsletter_requests (requested_at) where confirmed_at is null;

-- Confirmed subscriptions, and ended ones.
create table newsletter_subscriptions (
  subscriber_id integer not null references newsletter_subscribers on delete cascade,
  list text collate "C" not null,
  since timestamptz not null,
  ended_at timestamptz,
  primary key (subscriber_id, list)
);
create index newsletter_subscriptions_list on newsletter_subscriptions (list, subscriber_id) where ended_at is null;

-- Addresses, as keyed hashes, to which an import must bring nobody back.
create table newsletter_suppressions (
  hash text collate "C" primary key,
  reason text collate "C" not null check (reason in ('unsubscribed', 'bounce', 'complaint', 'erased')),
  created_at timestamptz not null
);

insert into signing_keys (purpose, key)
values ('newsletters', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
