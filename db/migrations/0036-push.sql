-- Notifications: apps with Firebase and browsers with Web Push, their topics, and what was sent to whom.
-- The private key with which we identify ourselves to push services (VAPID, P-256). A random number below 2^256 is a
-- valid one, but for one in 2^32.
insert into signing_keys (purpose, key)
values ('web-push', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')),
  ('push-client', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

-- An app or a browser that wants notifications.
create table push_clients (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('app', 'browser')),
  -- SHA-256 of the token with which the client identifies itself: the app's registration token, the browser's own.
  token_hash text collate "C" not null unique,
  -- App: its registration token. Browser: the endpoint of its subscription, a secret address.
  address text not null,
  -- SHA-256 of the address: a browser that lost its token is the same client.
  address_hash text collate "C" not null unique,
  -- Keys of a browser's subscription, and the public key that it was made for.
  p256dh text,
  auth text,
  vapid_key text,
  -- Such as `Firefox · Linux`, for the reader's list of devices.
  name text not null,
  -- Minutes after midnight in the time zone of the client's site; equal for none.
  quiet_from smallint not null default 0 check (quiet_from between 0 and 1439),
  quiet_to smallint not null default 0 check (quiet_to between 0 and 1439),
  zone text not null,
  -- An account, if the reader was signed in.
  reader_id integer references readers on delete cascade,
  created_at timestamptz not null,
  -- The last visit or call.
  seen_at timestamptz not null,
  -- Refusals since the last success.
  failures integer not null default 0,
  check ((kind = 'browser') = (p256dh is not null and auth is not null and vapid_key is not null))
);
create index push_clients_reader_id on push_clients (reader_id) where reader_id is not null;

create table push_subscriptions (
  client_id bigint not null references push_clients on delete cascade,
  site text not null,
  topic text collate "C" not null,
  created_at timestamptz not null,
  primary key (client_id, site, topic)
);
create index push_subscriptions_topic on push_subscriptions (topic, site, client_id);

create table push_messages (
  id bigint generated always as identity primary key,
  -- What happened: `story:17`, `goal:2024002:1-0`.
  event text collate "C" not null,
  site text not null,
  title text not null,
  body text not null,
  url text not null,
  -- Also in quiet hours.
  is_urgent boolean not null,
  created_at timestamptz not null,
  -- Later it is worth nothing.
  expires_at timestamptz not null
);
create index push_messages_created_at on push_messages (created_at);

-- An event is announced to a topic once.
create table push_message_topics (
  event text collate "C" not null,
  site text not null,
  topic text collate "C" not null,
  message_id bigint not null references push_messages on delete cascade,
  primary key (event, site, topic)
);
create index push_message_topics_message_id on push_message_topics (message_id);

-- One request to a push service. An event is sent to a browser once, whichever of its topics name it.
create table push_deliveries (
  id bigint generated always as identity primary key,
  message_id bigint not null references push_messages on delete cascade,
  event text collate "C" not null,
  -- A browser; null for apps.
  client_id bigint references push_clients on delete cascade,
  -- For apps: which of Firebase's topics.
  condition text,
  -- `sending` is recorded before the request: what a killed process leaves is `uncertain` and not sent again.
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed', 'expired', 'uncertain')),
  due_at timestamptz not null,
  attempts integer not null default 0,
  status integer,
  check ((client_id is null) <> (condition is null)),
  unique (event, client_id),
  unique (message_id, condition)
);
create index push_deliveries_due_at on push_deliveries (due_at) where state in ('waiting', 'sending');
create index push_deliveries_message_id on push_deliveries (message_id);
create index push_deliveries_client_id on push_deliveries (client_id);

-- The last score of a match that somebody follows.
create table push_scores (
  match_id integer primary key,
  home integer not null,
  away integer not null,
  seen_at timestamptz not null
);
