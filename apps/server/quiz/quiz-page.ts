/** `/kviz/{id}`: one quiz by itself, as one reader sees it; nobody keeps it. */
import type { QuizPageData } from '#apps/web/page-data.ts';
import { type RefusalCode, refusalCodes, showQuiz } from '#features/quiz/public.ts';
import { ownPath } from '#platform/http/own-path.ts';
import { headOfPage } from '../head/head-of.ts';
import { NothingHere } from '../pages/nothing-here.ts';
import { type PageAnswer, type PageRequest, pageAnswer } from '../pages/page-request.ts';

export interface AskedQuiz {
  quizId: string;
  token: string | null;
  query: URLSearchParams;
}

/** What the address says beside the quiz. */
export const quizParameters = { back: 'vissza', refusal: 'hiba', changing: 'modosit' } as const;

export async function quizPage(
  request: PageRequest,
  { quizId, token, query }: AskedQuiz,
): Promise<PageAnswer> {
  const { house, site } = request;
  const state = await house.quiz.ask({ quizId, token });
  if (state.kind === 'refused')
    throw new NothingHere('quiz-not-found', `Page not found: ${request.path}`, []);
  const { language } = state.quiz;
  const data: QuizPageData = {
    route: 'quiz',
    quiz: showQuiz(state, house.quiz.now(), { timeZone: site.timeZone, language }),
    back: ownPath(query.get(quizParameters.back)),
    refusal: refusalOf(query.get(quizParameters.refusal)),
    changing: query.getAll(quizParameters.changing),
  };
  const title = state.quiz.title || state.quiz.questions[0]?.question || quizId;
  const words = { title, description: '', canonicalPath: request.path, robots: 'noindex' };
  return pageAnswer(request, 200, headOfPage(request, words), data, [], language);
}

function refusalOf(code: string | null): RefusalCode | null {
  return refusalCodes.find((one) => one === code) ?? null;
}
