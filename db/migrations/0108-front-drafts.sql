-- Drafts of front pages, which the editors share, and the log of launches.
create table front_drafts (
  site text primary key,
  -- Counts changes, so that a launch can name what its editor saw.
  version integer not null default 0,
  -- Ids of the stories chosen for each box that differs from the launched one, by the box's slug.
  choices jsonb not null default '{}'
);

create table front_launches (
  id bigint generated always as identity primary key,
  site text not null,
  act text not null check (act in ('launch', 'undo')),
  -- All boxes as they stood after it, with the ids of their chosen stories.
  boxes jsonb not null,
  -- Stories of the changed boxes before the launch, for the undo.
  former jsonb not null,
  author_kind text not null,
  author_id text not null,
  at timestamptz not null
);
create index front_launches_site on front_launches (site, id);
