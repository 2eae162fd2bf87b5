/** Many readers answer one question over HTTP: answers a second of one processor, with exact counts. */
import autocannon from 'autocannon';
import { quizDraftSchema } from '#features/quiz/public.ts';
import type { BenchApp } from '../bench-app.ts';
import { type Benchmark, median } from '../figure.ts';
import { browserEncodings } from '../get.ts';
import { processorTime, type ServerProcess, startServerProcess } from '../server-process.ts';

const readers = 6_000;
const rounds = 5;
const connections = 100;
const names = ['igen', 'nem', 'talan'];
const quizId = 'meres';

const mutation = `mutation ($id: ID!, $answers: [UserAnswersInput!]!) { news: setAnswers(quizId: $id, answers: $answers) {
  quiz { questions { _id closed rightAnswer { value } responseCount answers { _id answerCount average } } }
  userAnswers { questionId responses { answerId optionId } }
} }`;

export const answering: Benchmark = {
  name: 'quiz',
  async run({ app, log }) {
    const ready = await app();
    const question = { id: 'hid', question: 'Átmenne rajta?', displayAs: 'single' };
    const answers = names.map((name) => ({ id: name, title: name }));
    await ready.context.quiz.save(
      quizDraftSchema.parse({ id: quizId, questions: [{ ...question, answers }] }),
    );
    const tokens = await Promise.all(Array.from({ length: readers }, () => ready.context.quiz.newToken()));
    const server = await startServerProcess(ready);
    try {
      log(`${readers} readers answer one question, and change their minds ${rounds - 1} times`);
      const speeds: { perProcessor: number; bare: number }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const began = performance.now();
        const time = await processorTime(server, () => answerAll(server, tokens, round));
        speeds.push({
          perProcessor: (readers / time) * 1000,
          bare: readers / ((performance.now() - began) / 1000),
        });
        await checkCounts(ready, round);
      }
      return [
        {
          name: 'answers to one question, a second of one processor',
          value: median(speeds.map(({ perProcessor }) => perProcessor)),
          unit: 'answers/s',
          target: { atLeast: 2_000 },
          yardstick: {
            name: 'with the database and the readers on the same machine',
            value: median(speeds.map(({ bare }) => bare)),
            unit: 'answers/s',
          },
        },
      ];
    } finally {
      await server.stop();
    }
  },
};

/** The answer of a reader in a round; it changes with each round. */
function answerOf(reader: number, round: number): string {
  return names[(reader + round) % names.length] ?? '';
}

async function answerAll({ port }: ServerProcess, tokens: string[], round: number): Promise<void> {
  let client = 0;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    amount: readers,
    timeout: 60,
    setupClient(connection) {
      const first = client;
      client += 1;
      const mine = tokens.flatMap((token, at) => (at % connections === first ? [{ token, at }] : []));
      connection.setRequests(mine.map(({ token, at }) => requestOf(port, token, answerOf(at, round), at)));
    },
  });
  const taken = result.statusCodeStats?.['200']?.count ?? 0;
  if (taken !== readers) throw new Error(`${taken} of ${readers} answers were accepted`);
}

function requestOf(port: number, token: string, name: string, reader: number) {
  const answers = [{ questionId: 'hid', responses: [{ answerId: name }] }];
  return {
    method: 'POST' as const,
    path: '/kviz',
    headers: {
      ...browserEncodings,
      host: `localhost:${port}`,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      // A different client address for each reader, as behind a proxy.
      'x-forwarded-for': `10.0.${reader >> 8}.${reader & 255}`,
    },
    body: JSON.stringify({ query: mutation, variables: { id: quizId, answers } }),
  };
}

async function checkCounts({ context }: BenchApp, round: number): Promise<void> {
  const state = await context.quiz.loadState({ quizId, token: null });
  const [question] = state.kind === 'state' ? state.quiz.questions : [];
  const counted = question?.answers.map(({ name, answerCount }) => `${name} ${answerCount}`).join(', ');
  const expected = names.map(
    (name) =>
      `${name} ${Array.from({ length: readers }, (_, at) => answerOf(at, round)).filter((one) => one === name).length}`,
  );
  if (question?.responseCount !== readers || counted !== expected.join(', '))
    throw new Error(`counted ${counted} of ${question?.responseCount}, submitted ${expected.join(', ')}`);
}
