-- A picture that was taken down is withheld for ever; its texts and files are gone, its hash refuses the same file again.
alter table images
  add column taken_down_at timestamptz,
  add constraint images_taken_down_check check (
    taken_down_at is null or (is_withheld and stand_in is null and source_key is null
      and alt || caption || credit || copyright || source || licence || place = '')
  );
create index images_withheld on images (token) where is_withheld;

create table picture_takedowns (
  original text primary key,
  reason text not null,
  author_kind text not null,
  author_id text not null,
  at timestamptz not null,
  -- When its files were removed from the data folder.
  erased_at timestamptz
);
create index picture_takedowns_left on picture_takedowns (at) where erased_at is null;
