-- When a story was last changed here: `updated_at` is the time that readers see, and imports bring their own.
alter table articles add column changed_at timestamptz not null default now();
update articles set changed_at = updated_at;

-- Every change of a story raises its version.
create function note_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end
$$;
create trigger articles_changed before update on articles for each row
  when (old.version is distinct from new.version) execute function note_change();

drop index articles_recent;
create index articles_recent on articles (changed_at desc, id desc);
