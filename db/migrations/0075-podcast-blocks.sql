-- A podcast or an episode asks directories not to list it (`itunes:block`): it must not appear there after a move.
alter table podcasts add column blocked boolean not null default false;
alter table episodes add column blocked boolean not null default false;
