-- Quizzes of stories, what readers answered, and how many of them gave each answer [QUIZ-01] [QUIZ-02].

create table quizzes (
  id text collate "C" primary key,
  title text not null default '',
  language text not null default 'hu' check (language in ('hu', 'en')),
  complex boolean not null default false,
  refresh boolean not null default false
);

create table quiz_questions (
  id integer generated always as identity primary key,
  quiz_id text collate "C" not null references quizzes on delete cascade,
  name text collate "C" not null,
  position integer not null,
  question text not null,
  display_as text not null check (display_as in ('single', 'multiple', 'scale', 'pictures')),
  image_id integer references images on delete set null,
  description text not null default '',
  active_to timestamptz,
  right_answers text[] not null default '{}',
  options jsonb not null default '[]',
  response_count integer not null default 0,
  unique (quiz_id, name)
);

-- `sum` is that of the values readers gave it; an option's value is its place among the question's, from one.
create table quiz_answers (
  question_id integer not null references quiz_questions on delete cascade,
  name text collate "C" not null,
  position integer not null,
  title text not null,
  image_id integer references images on delete set null,
  description text not null default '',
  answer_count integer not null default 0,
  sum integer not null default 0,
  primary key (question_id, name)
) with (fillfactor = 50);

-- One row for what one reader says to one question: names of answers with the value given to each, 0 for none.
create table quiz_responses (
  question_id integer not null references quiz_questions on delete cascade,
  token text collate "C" not null check (length(token) = 24),
  chosen jsonb not null,
  answered_at timestamptz not null,
  primary key (question_id, token)
);

-- Readers' tokens are signed with it, by every process alike.
create table quiz_token_key (
  alone boolean primary key default true check (alone),
  key bytea not null
);
insert into quiz_token_key (key)
values (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
