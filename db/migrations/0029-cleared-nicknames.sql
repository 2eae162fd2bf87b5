-- Nicknames that a moderator took out of a game's table: nobody can have them in that game again.
create table tip_cleared_nicknames (
  game text collate "C" not null references tip_games on delete cascade,
  nickname_key text collate "C" not null,
  cleared_at timestamptz not null,
  primary key (game, nickname_key)
);
