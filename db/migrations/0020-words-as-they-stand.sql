-- What stands in quotes is looked for letter by letter: the words of a story in lower case, a space around each, a line for
-- each text. Rows of before have none until the server has taken their stories apart again, which it does by itself.
alter table search_stories add column words text not null default '';
