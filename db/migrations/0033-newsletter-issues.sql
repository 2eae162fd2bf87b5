-- Words and stories that an editor has chosen for the next issue of a list.
create table newsletter_drafts (
  list text collate "C" primary key,
  subject text not null,
  words text not null,
  articles integer[] not null,
  updated_at timestamptz not null
);

-- Issues: their content as it was when they were made, and the mail that all recipients get.
create table newsletter_issues (
  id integer generated always as identity primary key,
  list text collate "C" not null,
  -- Last part of the address in the archive: 2026-11-21.
  slug text collate "C" not null,
  subject text not null,
  content jsonb not null,
  html text not null,
  text text not null,
  -- 'skipped': there was nothing to send at the scheduled time.
  state text collate "C" not null check (state in ('sending', 'paused', 'stopped', 'sent', 'skipped')),
  -- Why it was stopped; '' otherwise.
  reason text not null default '',
  -- Errors since the last accepted mail.
  errors integer not null default 0,
  -- The scheduled time; null for an issue made by hand.
  slot timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  -- The process that sends it, and until when no other may.
  worker uuid,
  worker_until timestamptz,
  unique (list, slug),
  unique (list, slot)
);
create index newsletter_issues_sending on newsletter_issues (id) where state = 'sending';

-- Recipients as they were when the issue was made; erasing a person leaves the row without the person.
create table newsletter_recipients (
  id bigint generated always as identity primary key,
  issue_id integer not null references newsletter_issues on delete cascade,
  subscriber_id integer references newsletter_subscribers on delete set null,
  state text collate "C" not null default 'pending'
    check (state in ('pending', 'leased', 'sent', 'uncertain', 'failed', 'bounced')),
  attempts smallint not null default 0,
  -- When a pending one may be sent.
  due_at timestamptz not null,
  leased_until timestamptz,
  -- Code of the mail server's answer.
  response smallint,
  changed_at timestamptz not null,
  unique (issue_id, subscriber_id)
);
create index newsletter_recipients_pending on newsletter_recipients (issue_id, id) where state = 'pending';
create index newsletter_recipients_leased on newsletter_recipients (issue_id) where state = 'leased';
create index newsletter_recipients_subscriber_id on newsletter_recipients (subscriber_id);

-- Reports of mail servers about recipients; the same report counts once.
create table newsletter_bounces (
  recipient_id bigint not null references newsletter_recipients on delete cascade,
  kind text collate "C" not null check (kind in ('hard', 'soft', 'complaint')),
  -- Enhanced status code, such as 5.1.1; '' for a complaint.
  status text not null,
  received_at timestamptz not null,
  primary key (recipient_id, kind, status)
);
