/** Quizzes without JavaScript: the reader submits a form and is redirected to a page with the result. */
import { z } from 'zod';
import { defineCall, empty, failure, formBody, ownCall } from '#features/kit/public.ts';
import { ownPath } from '#platform/http/requests/own-path.ts';
import { quizAddress, quizId } from '../quiz-address.ts';
import { quizCookie, quizTokenIn } from '../quiz-cookie.ts';
import type { QuizFeature } from '../quiz-feature.server.ts';
import { answersInForm } from '../quiz-form.ts';
import { showQuiz } from '../show-quiz.ts';

/** The other fields are the quiz's questions. */
const formSchema = z
  .object({
    vissza: z
      .string()
      .nullish()
      .transform((path) => ownPath(path ?? null)),
  })
  .catchall(z.array(z.string()));

export const quizFormCall = defineCall({
  ...ownCall,
  id: 'quizForm',
  method: 'POST',
  path: ({ sites }) =>
    [...new Set(sites.map(({ path }) => path))].map((prefix) => ({ path: quizAddress(prefix, ':id') })),
  summary: 'Submits a reader’s answers without JavaScript',
  params: z.object({ id: z.string() }),
  body: formBody(32_768, formSchema),
  answer: empty,
  ownToken: ({ cookie }) => quizTokenIn(cookie),
  async handle(
    { path, params: { id }, body: { vissza: back, ...answers }, viewer },
    { quiz }: { quiz: QuizFeature },
  ) {
    if (!quizId.test(id)) return failure('quiz-not-found', 'No quiz has such an id.');
    const { address, isSecure } = viewer;
    const known = viewer.token !== null && (await quiz.isToken(viewer.token)) ? viewer.token : null;
    if (known === null) quiz.limits.token(address);
    const token = known ?? (await quiz.newToken());
    quiz.limits.call(address, token);
    const state = await quiz.loadState({ quizId: id, token });
    if (state.kind === 'refused') return failure('quiz-not-found', `There is no quiz '${id}'.`);
    const { questions } = showQuiz(state, quiz.now(), { timeZone: 'UTC', language: 'hu' });
    const done = await quiz.submit({
      quizId: id,
      token,
      answers: answersInForm(questions, (name) => answers[name] ?? []),
    });
    const query = new URLSearchParams();
    if (back !== '') query.set('vissza', back);
    if (done.kind === 'refused') query.set('hiba', done.code);
    return {
      kind: 'redirect',
      status: 303,
      location: query.size === 0 ? path : `${path}?${query}`,
      cookies: done.kind === 'refused' ? [] : [quizCookie(token, isSecure)],
    };
  },
});
