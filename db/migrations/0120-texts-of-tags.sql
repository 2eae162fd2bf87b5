-- What the newsroom says of a tag on its page.
alter table tags add column description text not null default '';
-- The member of the newsroom who writes under this name; members belong to another feature and are never deleted.
alter table authors add column member_id integer unique;
