-- A page that its newsroom took back goes with the redirects to it, which were looked for among all of an archive's.
create index redirects_target on redirects (target) where target is not null;
