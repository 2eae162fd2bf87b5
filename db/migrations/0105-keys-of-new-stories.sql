-- Chosen by the client that made the story: a repetition is answered with the same one.
alter table working_copies add column key uuid unique;
