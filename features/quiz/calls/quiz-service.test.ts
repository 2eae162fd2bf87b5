import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabase } from '../../../tests/database.ts';
import { type SendTestRequest, withServer } from '../../../tests/server.ts';
import { save } from '../../../tests/stories.ts';
import { quizDraftSchema } from '../quiz-schema.ts';

const database = withDatabase();
const server = withServer({ database });
const other = withServer({ database });

const single = (id: string, more: object = {}) => ({
  id,
  question: `${id}?`,
  displayAs: 'single',
  answers: ['a', 'b', 'c'].map((one) => ({ id: one, title: one.toUpperCase() })),
  ...more,
});
const quizzes = [
  { id: 'szavazas', questions: [single('egy')] },
  { id: 'tomeg', questions: [single('egy')] },
  { id: 'talany', title: 'Találós', questions: [single('egy', { rightAnswers: ['b'] })] },
  { id: 'lejart', questions: [single('egy', { rightAnswers: ['a'], activeTo: 1_000_000_000 })] },
  { id: 'lejaro', questions: [single('egy', { activeTo: Date.parse('2026-11-21T08:30:00+01:00') / 1000 })] },
  { id: 'tobb', questions: [single('egy', { displayAs: 'multiple' })] },
  {
    id: 'skala',
    questions: [
      single('egy', {
        displayAs: 'scale',
        options: ['1', '2', '3', '4', '5'].map((id) => ({ id, title: `${id}.` })),
      }),
    ],
  },
];

const path = '/2026/11/20/kvizes';

beforeAll(async () => {
  for (const quiz of quizzes)
    expect(await server.context.quiz.save(quizDraftSchema.parse(quiz))).toEqual({ kind: 'saved' });
  const blocks = quizzes.map(({ id }) => ({ kind: 'quiz' as const, quizId: id }));
  await save(server.context, {
    slug: 'kvizes',
    title: 'Kvízes',
    body: [...blocks, { kind: 'quiz', quizId: 'nincs' }],
  });
  await server.settled();
});

const state = `{ answered quiz { _id complex refresh questions { _id question displayAs image description activeTo closed
  rightAnswer { value } options { _id title } responseCount
  answers { _id title image description answerCount sum average optionId } } }
  userAnswers { questionId responses { answerId optionId } } }`;
const load = `query ($id: ID!) { it: quiz(_id: $id) ${state} }`;
const send = `mutation ($id: ID!, $answers: [UserAnswersInput!]!) { it: setAnswers(quizId: $id, answers: $answers) ${state} }`;

interface Reply {
  data: { it: State | null } | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}
interface State {
  answered: boolean;
  quiz: {
    questions: {
      closed: boolean;
      rightAnswer: { value: string } | null;
      responseCount: number;
      answers: {
        _id: string;
        answerCount: number;
        sum: number;
        average: number | null;
        optionId: string | null;
      }[];
    }[];
  };
  userAnswers: object[];
}

async function call(
  request: SendTestRequest,
  token: string,
  query: string,
  variables: object,
): Promise<Reply> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await request('/kviz', {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  expect(answer.status).toBe(200);
  const reply = answer.json() as Reply;
  return reply;
}

const say = (answerId: string, optionId: string | null = null) => [
  { questionId: 'egy', responses: [{ answerId, optionId }] },
];
const give = (request: SendTestRequest, token: string, id: string, answers: object) =>
  call(request, token, send, { id, answers });
const read = async (request: SendTestRequest, token: string, id: string) =>
  (await call(request, token, load, { id })).data?.it;
const countsOf = (found: State | null | undefined) =>
  found?.quiz.questions[0]?.answers.map(({ answerCount }) => answerCount);
const newToken = () => server.context.quiz.newToken();

describe('the quiz service', () => {
  it('identifies itself on its own host, without pages of the edition', async () => {
    expect((await server.telex('/')).text).toContain('<main');
    const own = await server.telex('/', { host: 'kviz.localhost' });
    expect([own.status, own.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(own.text).toContain('kvízszolgáltatása');
    expect((await server.telex('/')).text).toContain('<main');
    const [there, here] = await Promise.all([
      server.telex('/schema.graphql', { host: 'kviz.localhost' }),
      server.telex('/kviz/schema.graphql'),
    ]);
    expect(there.text).toBe(here.text);
  });

  it('gives a token of 24 characters as plain text, on every site and on its own host [QUIZ-06] [QUIZ-07]', async () => {
    const own: SendTestRequest = (address, question) =>
      server.telex(address, { ...question, host: 'kviz.localhost' });
    for (const [request, prefix] of [
      [server.telex, '/kviz'],
      [server.transtelex, '/kviz'],
      [own, ''],
    ] as const) {
      const answer = await request(`${prefix}/api/functions/get-quiz-token`, { method: 'POST' });
      expect(answer).toMatchObject({ status: 200, text: expect.stringMatching(/^[\w-]{24}$/) });
      expect(answer.headers['content-type']).toContain('text/plain');
      expect(answer.headers['cache-control']).toBe('no-store');
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${answer.text}` };
      const body = JSON.stringify({ query: load, variables: { id: 'szavazas' } });
      const found = await request(prefix || '/', { method: 'POST', headers, body });
      expect(found.json()).toMatchObject({ data: { it: { quiz: { _id: 'szavazas' }, userAnswers: [] } } });
    }
  });

  it.each([
    ['none', ''],
    ['an unknown one', 'Bearer abcdefghijklmnopqrstuvwx'],
    ['one of another length', 'Bearer abc'],
  ])('requires a token, and refuses %s [QUIZ-08]', async (_which, authorization) => {
    const headers = { 'content-type': 'application/json', authorization };
    const answer = await server.telex('/kviz', { method: 'POST', headers, body: '{"query":"{__typename}"}' });
    expect(answer.status).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'token-invalid' });
  });

  it('matches its published schema [QUIZ-08] [QUIZ-09]', async () => {
    const reply = await call(server.telex, await newToken(), getIntrospectionQuery(), {});
    const served = buildClientSchema(JSON.parse(JSON.stringify(reply.data)));
    const published = await readFile(
      join(import.meta.dirname, '../../../features/quiz/quiz.graphql'),
      'utf8',
    );
    const sorted = (schema: typeof served) => printSchema(lexicographicSortSchema(schema));
    expect(sorted(served)).toBe(sorted(buildSchema(published)));
    expect((await server.telex('/kviz/schema.graphql')).text).toBe(published);
  });

  it('returns every field of a quiz [QUIZ-01]', async () => {
    const found = await read(server.telex, await newToken(), 'skala');
    expect(found).toMatchObject({
      quiz: {
        _id: 'skala',
        complex: false,
        refresh: false,
        questions: [
          {
            _id: 'egy',
            question: 'egy?',
            displayAs: 'scale',
            image: null,
            activeTo: null,
            rightAnswer: null,
            answers: [
              { _id: 'a', title: 'A', answerCount: 0, sum: 0, average: null, optionId: null },
              {},
              {},
            ],
          },
        ],
      },
    });
    expect((await call(server.telex, await newToken(), load, { id: 'nincs' })).data).toEqual({ it: null });
  });

  it('refuses invalid and oversized calls', async () => {
    const token = await newToken();
    const faulty = async (body: string) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      return server.telex('/kviz', { method: 'POST', headers, body });
    };
    expect((await faulty('{"query":1}')).status).toBe(400);
    expect((await faulty('{')).status).toBe(400);
    const many = `{ ${Array.from({ length: 300 }, (_, at) => `a${at}: __typename`).join(' ')} }`;
    expect((await faulty(JSON.stringify({ query: many }))).json()).toMatchObject({ errors: [{}] });
    expect((await faulty(JSON.stringify({ query: `{ ${'x'.repeat(40_000)} }` }))).status).toBe(413);
  });

  it('refuses a short call that requests everything a thousand times [QUIZ-08]', async () => {
    const times = (count: number, field: string) =>
      Array.from({ length: count }, (_, at) => `${field[0]}${at}: ${field}`).join(' ');
    const query = `query ($id: ID!) { ${times(4, 'quiz(_id: $id) { quiz { ...Q } }')} }
      fragment Q on Quiz { ${times(15, 'questions { ...A }')} }
      fragment A on Question { ${times(15, 'answers { ...T }')} }
      fragment T on Answer { ${times(40, 'title')} }`;
    const reply = await call(server.telex, await newToken(), query, { id: 'szavazas' });
    expect(reply.data).toBeUndefined();
    expect(reply.errors).toMatchObject([{ message: expect.stringContaining('More than 300 fields') }]);
  });
});

describe('answers to a quiz', () => {
  it('are counted once if repeated, and moved if changed [QUIZ-09] [S10]', async () => {
    const token = await newToken();
    for (let times = 0; times < 3; times += 1) await give(server.telex, token, 'szavazas', say('a'));
    const again = await Promise.all([
      give(server.telex, token, 'szavazas', say('a')),
      give(other.telex, token, 'szavazas', say('a')),
    ]);
    for (const { data } of again) expect(countsOf(data?.it)).toEqual([1, 0, 0]);
    const moved = await give(other.telex, token, 'szavazas', say('c'));
    expect(countsOf(moved.data?.it)).toEqual([0, 0, 1]);
    expect(moved.data?.it).toMatchObject({
      answered: true,
      quiz: { questions: [{ responseCount: 1 }] },
      userAnswers: [{ questionId: 'egy', responses: [{ answerId: 'c', optionId: null }] }],
    });
  });

  it('reveal the solution only once given, and are then final [S10]', async () => {
    const token = await newToken();
    expect((await read(server.telex, token, 'talany'))?.quiz.questions[0]?.rightAnswer).toBeNull();
    const given = await give(server.telex, token, 'talany', say('a'));
    expect(given.data?.it?.quiz.questions[0]?.rightAnswer).toEqual({ value: 'b' });
    const changed = await give(server.telex, token, 'talany', say('b'));
    expect(changed.errors?.[0]?.extensions?.code).toBe('ALREADY_ANSWERED');
    const stranger = await read(server.telex, await newToken(), 'talany');
    expect(stranger?.quiz.questions[0]?.rightAnswer).toBeNull();
  });

  it('are refused for a closed question, whose solution is public [QUIZ-03] [S10]', async () => {
    const token = await newToken();
    const late = await give(server.telex, token, 'lejart', say('a'));
    expect(late.errors?.[0]?.extensions?.code).toBe('QUESTION_CLOSED');
    expect((await read(server.telex, token, 'lejart'))?.quiz.questions[0]).toMatchObject({
      closed: true,
      rightAnswer: { value: 'a' },
      responseCount: 0,
    });
    server.setTime('2026-11-21T08:29:59+01:00');
    expect((await give(server.telex, token, 'lejaro', say('a'))).errors).toBeUndefined();
    server.setTime('2026-11-21T08:30:00+01:00');
    const closed = await give(server.telex, await newToken(), 'lejaro', say('a'));
    expect(closed.errors?.[0]?.extensions?.code).toBe('QUESTION_CLOSED');
    server.setTime('2026-11-21T08:00:00+01:00');
  });

  it('on a scale are averaged to one decimal, and contain the chosen grade [QUIZ-11]', async () => {
    const graded = (grade: string) => [
      { questionId: 'egy', responses: ['a', 'b', 'c'].map((answerId) => ({ answerId, optionId: grade })) },
    ];
    for (const grade of ['5', '4']) await give(server.telex, await newToken(), 'skala', graded(grade));
    const last = await give(server.telex, await newToken(), 'skala', graded('2'));
    const own = { answerCount: 3, sum: 11, average: 3.7, optionId: '2' };
    expect(last.data?.it?.quiz.questions[0]?.answers[0]).toMatchObject(own);
  });

  it('of 200 concurrent readers through two processes are counted exactly [QUIZ-09]', async () => {
    const tokens = await Promise.all(Array.from({ length: 200 }, newToken));
    const wanted = { a: 0, b: 0, c: 0 };
    const names = ['a', 'b', 'c'] as const;
    await Promise.all(
      tokens.flatMap((token, at) => {
        const first = names[at % 3] ?? 'a';
        const last = names[(at * 7) % 3] ?? 'a';
        wanted[last] += 1;
        // Everyone submits twice, then changes an answer.
        return [
          (async () => {
            await Promise.all([
              give(server.telex, token, 'tomeg', say(first)),
              give(other.telex, token, 'tomeg', say(first)),
            ]);
            await give(at % 2 ? server.telex : other.telex, token, 'tomeg', say(last));
          })(),
        ];
      }),
    );
    const [token = ''] = tokens;
    const found = await Promise.all([server, other].map((one) => read(one.telex, token, 'tomeg')));
    expect(found[0]).toEqual(found[1]);
    expect(countsOf(found[0])).toEqual([wanted.a, wanted.b, wanted.c]);
    expect(found[0]?.quiz.questions[0]?.responseCount).toBe(200);
    const rows = await sql<{ name: string; n: number }>`
      select key as name, count(*)::int as n from quiz_responses r, jsonb_each(r.chosen)
      join quiz_questions q on true where q.id = r.question_id and q.quiz_id = 'tomeg' group by 1 order by 1`.execute(
      database.db,
    );
    expect(Object.fromEntries(rows.rows.map(({ name, n }) => [name, n]))).toEqual(wanted);
  });
});

describe('a quiz in a story', () => {
  it('is the same form for everyone, without counts or solutions [S10]', async () => {
    const { text } = await server.telex(path);
    expect(text).toContain('action="/kviz/talany"');
    expect(text).not.toContain('kviz-nincs');
    const props =
      /data-id="kviz-talany" data-props="([^"]+)"/.exec(text)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect(JSON.parse(props).quiz.questions[0]).toMatchObject({ rightAnswers: [], responseCount: 0 });
  });

  it('appears when it is created, and closes at its time', async () => {
    await server.context.quiz.save(quizDraftSchema.parse({ id: 'nincs', questions: [single('egy')] }));
    await server.settled();
    expect((await server.telex(path)).text).toContain('kviz-nincs');
  });

  it('keeps readers’ answers when an editor changes it', async () => {
    const token = await newToken();
    await give(server.telex, token, 'tobb', say('a'));
    const less = {
      id: 'tobb',
      questions: [
        single('egy', {
          displayAs: 'multiple',
          answers: [
            { id: 'b', title: 'B' },
            { id: 'd', title: 'D' },
          ],
        }),
      ],
    };
    expect(await server.context.quiz.save(quizDraftSchema.parse(less))).toMatchObject({ kind: 'refused' });
    const more = {
      id: 'tobb',
      title: 'Új cím',
      questions: [single('egy', { displayAs: 'multiple', question: 'Más szavakkal?' })],
    };
    expect(await server.context.quiz.save(quizDraftSchema.parse(more))).toEqual({ kind: 'saved' });
    expect(countsOf(await read(server.telex, token, 'tobb'))).toEqual([1, 0, 0]);
  });
});

describe('a quiz without JavaScript', () => {
  const post = (body: string, headers: Record<string, string> = {}, address = '/kviz/talany') =>
    server.telex(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    });

  it('is submitted, answered with a page of its own, and recognised for a year [QUIZ-12]', async () => {
    const sent = await post(`egy=b&vissza=${encodeURIComponent(path)}`);
    expect(sent.status).toBe(303);
    expect(sent.headers.location).toBe(`/kviz/talany?vissza=${encodeURIComponent(path)}`);
    const [cookie = ''] = sent.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^quiz_id=%22[\w-]{24}%22; Max-Age=31536000;/);
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    const page = await server.telex(sent.headers.location ?? '', { headers });
    expect(page.text).toContain('az ön válasza');
    expect(page.text).toContain(`href="${path}"`);
    expect(page.headers['cache-control']).toBe('no-store');
    expect((await server.telex('/kviz/talany')).text).not.toContain('az ön válasza');
    const again = await post('egy=b', headers);
    expect(again.headers.location).toBe('/kviz/talany');
  });

  it('reports missing answers, and refuses forms from other sites', async () => {
    const empty = await post('');
    expect(empty.headers.location).toBe('/kviz/talany?hiba=ANSWERS_INVALID');
    expect((await server.telex(empty.headers.location ?? '')).text).toContain('Előbb jelöljön meg választ');
    expect((await post('egy=b', { 'sec-fetch-site': 'cross-site' })).status).toBe(400);
    // Older browsers send only the Origin header.
    for (const origin of ['https://gonosz.example', 'null'])
      expect((await post('egy=b', { origin })).status, origin).toBe(400);
    expect((await post('egy=b', { origin: `https://localhost:${server.port}` })).status).toBe(303);
    expect((await post('egy=b', {}, '/kviz/nincs-ilyen')).status).toBe(404);
    expect((await server.telex('/kviz/nincs-ilyen')).status).toBe(404);
    expect((await post(`egy=b&vissza=//gonosz.example`)).headers.location).toBe('/kviz/talany');
  });
});
