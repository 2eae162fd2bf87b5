-- What an editor sends as a notification about a story, now or at a time; its key makes a repetition the same sending.
create table push_sendings (
  id bigint generated always as identity primary key,
  -- Chosen by the client.
  key uuid not null unique,
  story_id integer not null references articles (id) on delete cascade,
  -- `new`: for who has not had the story. `again`: for everybody. `correction`: in place of the one before.
  kind text not null check (kind in ('new', 'again', 'correction')),
  title text not null,
  body text not null,
  -- Of each topic its site and name.
  topics jsonb not null,
  -- `waiting` until its time, then `sent`: handed over to be delivered. `missed`: the story was not public then.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'stopped', 'missed')),
  author_kind text not null,
  author_id text not null,
  due_at timestamptz not null,
  created_at timestamptz not null
);
create index push_sendings_story_id on push_sendings (story_id);
create index push_sendings_due_at on push_sendings (due_at) where state = 'waiting';

-- Devices show one notification for each tag: a correction has that of the message which it replaces.
alter table push_messages
  add column tag text collate "C",
  add column sending_id bigint references push_sendings on delete set null,
  -- By an editor, or because a correction has replaced it: what still waits is not sent.
  add column stopped_at timestamptz;
update push_messages set tag = event;
alter table push_messages alter column tag set not null;
create index push_messages_tag on push_messages (tag);
create index push_messages_sending_id on push_messages (sending_id) where sending_id is not null;

alter table push_deliveries drop constraint push_deliveries_state_check;
alter table push_deliveries add constraint push_deliveries_state_check
  check (state in ('waiting', 'sending', 'sent', 'failed', 'expired', 'uncertain', 'stopped'));
