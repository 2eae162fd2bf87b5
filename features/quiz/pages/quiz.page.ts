/** `/kviz/{id}`: one quiz in one reader's state, for readers without JavaScript. */
import { z } from 'zod';
import { definePage, headOfPage, oembedLink } from '#features/kit/public.ts';
import { choiceField, textField } from '#features/sites/public.ts';
import { ownPath } from '#platform/http/requests/own-path.ts';
import { refusalCodes } from '../answers/validate-answers.ts';
import { quizAddress, quizId } from '../quiz-address.ts';
import { quizTokenIn } from '../quiz-cookie.ts';
import type { QuizFeature } from '../quiz-feature.server.ts';
import { showQuiz } from '../show-quiz.ts';
import type { QuizPageData } from './quiz-page-data.ts';

export const quizPage = definePage({
  route: 'quiz',
  view: 'QuizPage',
  at: [
    {
      pattern: quizAddress('', '{id}'),
      sites: 'all',
      row: undefined,
      isValid: ({ id = '' }) => quizId.test(id),
    },
  ],
  query: z.object({
    /** Path of the story to return to. */
    vissza: textField,
    /** Why an answer was refused. */
    hiba: choiceField(refusalCodes),
    /** Ids, separated by commas, of the questions whose answers the reader is changing. */
    modosit: textField,
  }),
  audience: 'self',
  ownCookie: quizTokenIn,
  frame: 'site',
  examples: [{ name: 'quiz', path: '/kviz/hidak', sample: '/kviz/esokert' }],
  async load(request, { quiz }: { quiz: QuizFeature }) {
    const { cookie, query, site } = request;
    const { id = '' } = request.params;
    const token = cookie !== null && (await quiz.isToken(cookie)) ? cookie : null;
    const state = await quiz.loadState({ quizId: id, token });
    if (state.kind === 'refused') return { kind: 'nothing', code: 'quiz-not-found', dependencies: [] };
    const { language } = state.quiz;
    const data: QuizPageData = {
      quiz: showQuiz(state, quiz.now(), { timeZone: site.timeZone, language }),
      back: ownPath(query.vissza),
      refusal: query.hiba,
      changing: query.modosit.split(',').filter(Boolean),
    };
    const title = state.quiz.title || state.quiz.questions[0]?.question || id;
    const head = headOfPage(request, {
      title,
      description: '',
      canonicalPath: request.path,
      robots: 'noindex',
    });
    const links = [oembedLink(request.view, head)];
    return { kind: 'page', head: { ...head, links }, data, language, dependencies: [] };
  },
});
