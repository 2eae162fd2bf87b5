-- Roles are given for all sites, or for single ones by their slugs: {"sport": ["editor"]}.
alter table members add column site_roles jsonb not null default '{}' check (jsonb_typeof(site_roles) = 'object');
alter table newsroom_tokens add column site_roles jsonb not null default '{}' check (jsonb_typeof(site_roles) = 'object');

drop trigger members_changed on members;
create trigger members_changed after update of roles, site_roles, disabled_at on members for each row
  when (old.roles is distinct from new.roles or old.site_roles is distinct from new.site_roles
    or old.disabled_at is distinct from new.disabled_at)
  execute function note_rights('id');

-- Whether the working copy is a sponsored story: ad operators see no other drafts. Null while nobody changed that.
alter table articles add column is_sponsored_draft boolean;
