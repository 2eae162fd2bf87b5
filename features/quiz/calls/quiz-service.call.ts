/** The quiz service [QUIZ-06] [QUIZ-08] [QUIZ-09]: on hosts of its own, and below a path of every site. */
import { z } from 'zod';
import {
  type CallAddress,
  defineCall,
  failure,
  json,
  jsonBody,
  ownCall,
  text,
} from '#features/kit/public.ts';
import type { Edition } from '#features/sites/public.ts';
import { readerTokenIn } from '#platform/tokens/reader-tokens.server.ts';
import { quizService } from '../quiz-address.ts';
import type { QuizFeature } from '../quiz-feature.server.ts';
import type { GraphqlExecutor } from '../quiz-graphql.server.ts';

interface QuizNeeds {
  quiz: QuizFeature;
}

const graphqlRequest = z.object({
  query: z.string().max(8_000),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(100).nullish(),
});

/** Pages of our sites may use it on its own hosts, too, with the token as a bearer. */
const quizCall = { ...ownCall, cors: 'sites' } as const;

/** Loaded on the first request: servers without quiz requests do not load the GraphQL library. */
const loadGraphql = () => import('../quiz-graphql.server.ts');
const executors = new WeakMap<QuizFeature, Promise<GraphqlExecutor>>();

export const quizGraphqlCall = defineCall({
  ...quizCall,
  id: 'quizGraphql',
  method: 'POST',
  path: (edition) => addressesOf(edition, ''),
  summary: 'Quizzes, and the answers of a reader, by GraphQL',
  body: jsonBody(graphqlRequest, 32_768),
  answer: json(z.unknown(), 'The result of the operation.'),
  ownToken: readerTokenIn,
  async handle({ body, viewer: { token, address } }, { quiz }: QuizNeeds) {
    if (token === null || !(await quiz.isToken(token)))
      return failure('token-invalid', 'The Authorization header holds no token of a quiz reader.');
    quiz.limits.call(address, token);
    const execute = await executorOf(quiz);
    const countMore = (more: number) => quiz.limits.call(address, token, more);
    return { kind: 'answer', value: await execute(body, token, countMore), dependencies: null };
  },
});

export const quizTokenCall = defineCall({
  ...quizCall,
  id: 'quizToken',
  method: 'POST',
  path: (edition) => addressesOf(edition, '/api/functions/get-quiz-token'),
  summary: 'A token for a reader without one',
  answer: text('text/plain; charset=utf-8'),
  async handle({ viewer: { address } }, { quiz }: QuizNeeds) {
    quiz.limits.token(address);
    return { kind: 'answer', value: await quiz.newToken(), dependencies: null };
  },
});

export const quizSchemaCall = defineCall({
  ...quizCall,
  id: 'quizSchema',
  method: 'GET',
  path: (edition) => addressesOf(edition, '/schema.graphql'),
  summary: 'The GraphQL schema of the quiz service',
  answer: text('application/graphql; charset=utf-8'),
  async handle() {
    const { quizSchemaText } = await loadGraphql();
    return { kind: 'answer', value: quizSchemaText, dependencies: null };
  },
});

/** Shown when the service's own host is opened in a browser. */
export const quizHostCall = defineCall({
  ...ownCall,
  id: 'quizHost',
  method: 'GET',
  path: ({ quiz }) => quiz.hosts.map((host) => ({ path: '/', host })),
  summary: 'A description of the quiz service',
  answer: text('text/plain; charset=utf-8'),
  handle: async () => ({ kind: 'answer', value: serviceDescription, dependencies: null }),
});

const serviceDescription = `Ez a lap kvízszolgáltatása; itt nincs olvasnivaló.
This is the quiz service: send GraphQL with POST.

POST /api/functions/get-quiz-token
POST /
GET  /schema.graphql
`;

function addressesOf({ quiz }: Edition, below: string): CallAddress[] {
  const own = quiz.hosts.map((host) => ({ path: below || '/', host }));
  return [{ path: quizService + below }, ...own];
}

function executorOf(quiz: QuizFeature): Promise<GraphqlExecutor> {
  const executor =
    executors.get(quiz) ?? loadGraphql().then((graphql) => graphql.createGraphqlExecutor(quiz));
  executors.set(quiz, executor);
  return executor;
}
