-- Since when an account has saved stories; null for readers who do not want that. A device that compared its list before
-- that time compares it anew.
alter table readers add column stories_since timestamptz;
update readers set stories_since = now() where saves_stories;
alter table readers drop column saves_stories;
