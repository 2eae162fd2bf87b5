-- Changes that a member's device had not sent when it was last in contact: their other devices say so.
create table unsent_changes (
  member_id integer not null references members (id) on delete cascade,
  -- Chosen by the browser.
  device text not null,
  story_id integer not null references articles (id) on delete cascade,
  -- As lists of sessions name it: browser and system.
  device_name text not null,
  -- 0 when the contact ended while the member was writing: then it is not known how many there are.
  changes integer not null,
  -- By client, the number of the last entry that was not sent: once the log has it, nothing waits any more.
  numbers jsonb not null,
  at timestamptz not null,
  primary key (member_id, device, story_id)
);
