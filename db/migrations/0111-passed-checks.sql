-- Findings of the checklist that a chief editor let pass with this version; `note` has the reason.
alter table story_acts add column passed_checks text[] not null default '{}';
