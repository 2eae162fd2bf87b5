-- Roles for single sites count for what members are told.
create or replace view newsroom_people as
select id as member_id, roles, site_roles from members where disabled_at is null;
