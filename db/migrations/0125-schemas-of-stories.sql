-- The number of the schema that a document or a step has. The default is for processes of the release before, which know
-- the first one only.
alter table working_copies add column schema integer not null default 1;
alter table working_steps add column schema integer not null default 1;
alter table named_versions add column schema integer not null default 1;
