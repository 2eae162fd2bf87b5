/** Queries for quizzes, answers and counts. The only file that names their tables. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { likePatterns } from '#platform/db/like-patterns.ts';
import type { Chosen } from './answers/validate-answers.ts';
import type { Quiz } from './quiz.ts';
import type { QuizDraft } from './quiz-schema.ts';

type Database = Kysely<DB>;

/** Existing quizzes with their counts, by id. */
export async function quizzesById(db: Database, ids: readonly string[]): Promise<Map<string, Quiz>> {
  const found = await sql<Quiz>`
    select z.id, z.title, z.language, z.complex, z.refresh, (
      select coalesce(jsonb_agg(jsonb_build_object(
        'number', q.id, 'name', q.name, 'question', q.question, 'displayAs', q.display_as, 'image', i.ref,
        'description', q.description, 'activeTo', floor(extract(epoch from q.active_to))::bigint,
        'rightAnswers', q.right_answers, 'options', q.options, 'responseCount', q.response_count,
        'answers', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'name', a.name, 'title', a.title, 'image', p.ref, 'description', a.description,
            'answerCount', a.answer_count, 'sum', a.sum
          ) order by a.position), '[]'::jsonb)
          from quiz_answers a left join image_refs p on p.id = a.image_id where a.question_id = q.id
        )
      ) order by q.position), '[]'::jsonb)
      from quiz_questions q left join image_refs i on i.id = q.image_id where q.quiz_id = z.id
    ) as questions
    from quizzes z where z.id = any(${[...ids]}::text[])`.execute(db);
  return new Map(found.rows.map((quiz) => [quiz.id, quiz]));
}

export interface QuizChoice {
  id: string;
  /** Or the first question of a quiz without a title. */
  title: string;
  questions: number;
}

/** Those with all of these words in their titles and questions, or that with an id. */
export async function quizChoices(
  db: Database,
  { q, id, limit }: { q: string; id: string | undefined; limit: number },
): Promise<QuizChoice[]> {
  const found = await sql<QuizChoice>`
    select z.id, coalesce(nullif(z.title, ''), q.texts[1], z.id) as title,
      coalesce(array_length(q.texts, 1), 0) as questions
    from quizzes z cross join lateral (
      select array_agg(question order by position) as texts from quiz_questions where quiz_id = z.id
    ) q
    where case when ${id ?? null}::text is null
      then concat_ws(' ', z.title, z.id, array_to_string(q.texts, ' ')) ilike all(${likePatterns(q)}::text[])
      else z.id = ${id ?? null} end
    order by z.id limit ${limit}`.execute(db);
  return found.rows;
}

/**
 * Locks these quizzes until the end of the transaction, so that no other transaction counts answers to them. Locks are
 * taken in order of ids to prevent deadlocks.
 */
export async function lockQuizzes(trx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  await sql`
    select id from quiz_questions where quiz_id = any(${[...ids]}::text[]) order by id for no key update`.execute(
    trx,
  );
}

export interface ResponseRow {
  question: number;
  token: string;
  chosen: Chosen;
}

/** The responses of these readers to these questions. */
export async function responsesOf(
  db: Database,
  pairs: readonly { question: number; token: string }[],
): Promise<ResponseRow[]> {
  if (pairs.length === 0) return [];
  const found = await sql<ResponseRow>`
    select r.question_id as question, r.token, r.chosen
    from unnest(${pairs.map(({ question }) => question)}::int[], ${pairs.map(({ token }) => token)}::text[]) as w (question_id, token)
    join quiz_responses r using (question_id, token)`.execute(db);
  return found.rows;
}

/**
 * Writes responses and changes the counts by exactly the difference. Each pair of question and token may occur once,
 * and the quizzes must be locked by `lockQuizzes` in the same transaction.
 */
export async function writeResponses(
  trx: Transaction<DB>,
  given: readonly ResponseRow[],
  at: Date,
): Promise<void> {
  await sql`
    with given as (
      select question as question_id, token, chosen
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (question integer, token text, chosen jsonb)
    ), changed as (
      select g.question_id, g.token, g.chosen, r.chosen as before
      from given g left join quiz_responses r using (question_id, token)
      where r.chosen is distinct from g.chosen
    ), written as (
      insert into quiz_responses (question_id, token, chosen, answered_at)
      select question_id, token, chosen, ${at} from changed
      on conflict (question_id, token) do update set chosen = excluded.chosen, answered_at = excluded.answered_at
    ), counted as (
      update quiz_questions q set response_count = q.response_count + fresh.readers
      from (select question_id, count(*)::int as readers from changed where before is null group by 1) fresh
      where q.id = fresh.question_id
    ), moves as (
      select c.question_id, e.key as name, 1 as readers, e.value::int as value
      from changed c, jsonb_each_text(c.chosen) e
      union all
      select c.question_id, e.key, -1, -e.value::int from changed c, jsonb_each_text(c.before) e
    )
    update quiz_answers a set answer_count = a.answer_count + m.readers, sum = a.sum + m.value
    from (
      select question_id, name, sum(readers)::int as readers, sum(value)::int as value from moves group by 1, 2
    ) m
    where a.question_id = m.question_id and a.name = m.name`.execute(trx);
}

/** Inserts or updates a quiz; the counts of answers that stay are unchanged. */
export async function upsertQuiz(trx: Transaction<DB>, quiz: QuizDraft): Promise<void> {
  const { id, questions, title, language, complex, refresh } = quiz;
  const values = { title, language, complex, refresh };
  await trx
    .insertInto('quizzes')
    .values({ id, ...values })
    .onConflict((row) => row.column('id').doUpdateSet(values))
    .execute();
  const names = questions.map((question) => question.id);
  await trx.deleteFrom('quiz_questions').where('quiz_id', '=', id).where('name', 'not in', names).execute();
  for (const [position, question] of questions.entries()) await upsertQuestion(trx, id, position, question);
}

async function upsertQuestion(
  trx: Transaction<DB>,
  quiz: string,
  position: number,
  question: QuizDraft['questions'][number],
): Promise<void> {
  const values = {
    position,
    question: question.question,
    display_as: question.displayAs,
    image_id: question.picture,
    description: question.description,
    active_to: question.activeTo === null ? null : new Date(question.activeTo * 1000).toISOString(),
    right_answers: question.rightAnswers,
    options: JSON.stringify(question.options),
  };
  const { id } = await trx
    .insertInto('quiz_questions')
    .values({ quiz_id: quiz, name: question.id, ...values })
    .onConflict((row) => row.columns(['quiz_id', 'name']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  const names = question.answers.map((answer) => answer.id);
  await trx.deleteFrom('quiz_answers').where('question_id', '=', id).where('name', 'not in', names).execute();
  for (const [position, answer] of question.answers.entries()) {
    const { title, picture: image_id, description } = answer;
    const values = { position, title, image_id, description };
    await trx
      .insertInto('quiz_answers')
      .values({ question_id: id, name: answer.id, ...values })
      .onConflict((row) => row.columns(['question_id', 'name']).doUpdateSet(values))
      .execute();
  }
}
