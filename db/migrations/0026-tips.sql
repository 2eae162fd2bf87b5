-- The tip game [S45]: what readers predicted, and the points of their tickets. Games are data of the edition.
create table tip_games (
  slug text collate "C" primary key,
  -- Of a game whose times follow a start, such as a demonstration; null until it is started.
  started_at timestamptz,
  -- Seconds of the game's timetable in one second.
  speed double precision not null default 1 check (speed > 0),
  -- The results that the points of the tickets count; '' while there are none.
  scored text not null default ''
);

create table tip_tickets (
  id bigint generated always as identity primary key,
  game text collate "C" not null references tip_games on delete cascade,
  -- SHA-256 of the reader's token: the database holds nothing that could change a ticket.
  owner text collate "C" not null,
  -- Opens the ticket for reading.
  key text collate "C" not null unique,
  -- Null while the reader has chosen none: the ticket is not in the table.
  nickname text,
  -- Nicknames that look the same have the same one.
  nickname_key text collate "C",
  points integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((nickname is null) = (nickname_key is null)),
  unique (game, owner),
  unique (game, nickname_key)
);
create index tip_tickets_ranked on tip_tickets (game, points desc, nickname_key) where nickname is not null;

create table tip_answers (
  ticket_id bigint not null references tip_tickets on delete cascade,
  question text collate "C" not null,
  answer text collate "C" not null,
  answered_at timestamptz not null,
  primary key (ticket_id, question)
);

insert into signing_keys (purpose, key)
values ('tips', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
