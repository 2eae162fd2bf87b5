-- A campaign is changed only by whoever saw its newest version; an answer is kept for a request that is sent again.
alter table ad_campaigns add column version integer not null default 1;

create table idempotent_answers (
  client text not null,
  key text not null,
  -- SHA-256 of the call with its address and body.
  request bytea not null,
  -- Null while the request is being handled.
  answer jsonb,
  begun_at timestamptz not null,
  primary key (client, key)
);
create index idempotent_answers_begun_at on idempotent_answers (begun_at);
