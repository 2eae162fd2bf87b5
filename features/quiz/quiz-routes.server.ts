/** The quiz service over HTTP [QUIZ-06] [QUIZ-08] [QUIZ-09]: on a host of its own, and below a path of every site. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Problem } from '#platform/http/problem.ts';
import { ofCalls } from '#platform/http/route-of-calls.ts';
import type { GraphqlAnswerer } from './quiz-graphql.server.ts';
import type { QuizLimits } from './quiz-limits.server.ts';
import type { QuizRoom } from './quiz-room.server.ts';

export interface QuizRoutesNeeds {
  quiz: QuizRoom;
  /** Where it is on every site: `/kviz`. */
  mount: string;
  /** Hosts on which it is all there is to be posted to. */
  hosts: readonly string[];
  limits: QuizLimits;
}

const bodyLimit = 32_768;

const graphqlCall = z.object({
  query: z.string().max(8_000),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(100).nullish(),
});

/** Not before somebody asks: a server nobody asks for a quiz does not hold the library in memory. */
const loadGraphql = () => import('./quiz-graphql.server.ts');

export async function quizRoutes(app: FastifyInstance, needs: QuizRoutesNeeds): Promise<void> {
  const { quiz, limits } = needs;
  let graphql: Promise<GraphqlAnswerer> | undefined;

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const token = /^Bearer ([\w-]{24})$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined || !(await quiz.isToken(token)))
      throw new Problem('token-invalid', 'The Authorization header holds no token of a quiz reader.');
    limits.call(request.ip, token);
    const call = graphqlCall.safeParse(request.body);
    if (!call.success) throw new Problem('request-invalid', 'The body is no GraphQL request.');
    graphql ??= loadGraphql().then(({ answerGraphql }) => answerGraphql(quiz));
    const hear = (more: number) => limits.call(request.ip, token, more);
    return reply.headers(notKept).send(await (await graphql)(call.data, token, hear));
  }

  async function giveToken(request: FastifyRequest, reply: FastifyReply) {
    limits.token(request.ip);
    return reply
      .headers(notKept)
      .type('text/plain; charset=utf-8')
      .send(await quiz.newToken());
  }

  for (const { prefix, constraints } of placesOf(needs)) {
    const tokens = `${prefix}/api/functions/get-quiz-token`;
    const options = { bodyLimit, ...ofCalls, ...constraints };
    app.post(prefix === '' ? '/' : prefix, options, answer);
    app.post(tokens, options, giveToken);
    app.get(`${prefix}/schema.graphql`, constraints, async (_request, reply) => {
      const { quizSchemaText } = await loadGraphql();
      return reply.type('application/graphql; charset=utf-8').send(quizSchemaText);
    });
    if (prefix === '')
      app.get('/', constraints, (_request, reply) =>
        reply.headers(notKept).type('text/plain; charset=utf-8').send(whatItIs),
      );
  }
}

/** For who opens the service's own host in a browser. */
const whatItIs = `Ez a lap kvízszolgáltatása; itt nincs olvasnivaló.
This is the paper's quiz service: ask it with POST and GraphQL.

POST /api/functions/get-quiz-token
POST /
GET  /schema.graphql
`;

const notKept = { 'cache-control': 'no-store' };

function placesOf({ mount, hosts }: QuizRoutesNeeds) {
  const own = hosts.map((host) => ({
    prefix: '',
    constraints: { constraints: { host: new RegExp(`^${host.replaceAll('.', '\\.')}(:\\d+)?$`, 'i') } },
  }));
  return [{ prefix: mount, constraints: {} }, ...own];
}
