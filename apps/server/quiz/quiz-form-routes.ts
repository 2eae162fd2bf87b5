/** Quizzes without script: a form is sent, and its reader led to a page that shows what came of it. */
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { QuizLimits } from '#features/quiz/public.server.ts';
import {
  answersInForm,
  quizAddress,
  quizCookie,
  quizId,
  quizTokenIn,
  showQuiz,
} from '#features/quiz/public.ts';
import type { AnswerCache } from '#platform/http/answer-cache.server.ts';
import { formIn, isSecure, takeForms } from '#platform/http/forms.server.ts';
import { ownPath } from '#platform/http/own-path.ts';
import { Problem } from '#platform/http/problem.ts';
import { askedIn } from '../asked-in.ts';
import type { House } from '../compose.ts';
import type { PageMaker } from '../make-page.ts';
import { quizPage, quizParameters } from './quiz-page.ts';

export interface QuizFormNeeds {
  house: House;
  pages: PageMaker;
  cache: AnswerCache;
  limits: QuizLimits;
}

const named = z.object({ id: z.string().regex(quizId) });
const bodyLimit = 32_768;

export function quizFormRoutes(needs: QuizFormNeeds): FastifyPluginAsync {
  return async (app) => {
    takeForms(app, bodyLimit);
    const prefixes = new Set(needs.house.edition.sites.map(({ path }) => path));
    for (const prefix of prefixes) addRoutes(app, quizAddress(prefix, ':id'), needs);
  };
}

function addRoutes(app: FastifyInstance, path: string, { house, pages, cache, limits }: QuizFormNeeds): void {
  const { quiz } = house;

  app.get(path, async (request, reply) => {
    const quizId = idIn(request);
    const token = await tokenOf(request);
    const asked = askedIn(request, false);
    const query = new URLSearchParams(asked.query);
    const make = async () => {
      const page = await pages.show(asked, (where) => quizPage(where, { quizId, token, query }));
      // What one reader said is for nobody else.
      return { ...page, dependencies: null };
    };
    await cache.fill(null, make, request.raw, reply.raw);
    reply.hijack();
  });

  app.post(path, async (request, reply) => {
    const quizId = idIn(request);
    const form = formIn(request);
    const known = await tokenOf(request);
    if (known === null) limits.token(request.ip);
    const token = known ?? (await quiz.newToken());
    limits.call(request.ip, token);
    const state = await quiz.ask({ quizId, token });
    if (state.kind === 'refused') throw new Problem('quiz-not-found', `There is no quiz '${quizId}'.`);
    const { questions } = showQuiz(state, quiz.now(), { timeZone: 'UTC', language: 'hu' });
    const done = await quiz.submit({ quizId, token, answers: answersInForm(questions, form) });
    const query = new URLSearchParams();
    const back = ownPath(form.get(quizParameters.back));
    if (back !== '') query.set(quizParameters.back, back);
    if (done.kind === 'refused') query.set(quizParameters.refusal, done.code);
    else reply.header('set-cookie', quizCookie(token, isSecure(request)));
    return seeOther(reply, query.size === 0 ? pathOf(request) : `${pathOf(request)}?${query}`);
  });

  async function tokenOf({ headers }: FastifyRequest): Promise<string | null> {
    const token = quizTokenIn(headers.cookie ?? '');
    return token !== null && (await quiz.isToken(token)) ? token : null;
  }
}

function idIn(request: FastifyRequest): string {
  const reading = named.safeParse(request.params);
  if (!reading.success) throw new Problem('quiz-not-found', 'No quiz has such an id.');
  return reading.data.id;
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? url;
}

function seeOther(reply: FastifyReply, location: string): FastifyReply {
  return reply.code(303).headers({ location, 'cache-control': 'no-store' }).send();
}
