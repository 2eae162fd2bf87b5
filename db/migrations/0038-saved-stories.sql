-- Stories that readers saved, for those who want them on all their devices.
alter table readers add column saves_stories boolean not null default false;
create table reader_stories (
  reader_id integer not null references readers on delete cascade,
  path text collate "C" not null,
  title text not null,
  lead text not null,
  image text not null,
  language text not null,
  saved_at timestamptz not null,
  primary key (reader_id, path)
);
