/** The browser's client of the quiz service on the page's own site. */

import type { RefusalCode } from '../answers/validate-answers.ts';
import type { UserAnswers } from '../quiz.ts';
import { quizCookie, quizTokenIn } from '../quiz-cookie.ts';

/** The changing parts of a quiz, by ids. */
export interface QuizUpdate {
  quiz: {
    questions: {
      _id: string;
      closed: boolean;
      rightAnswer: { value: string } | null;
      responseCount: number;
      answers: { _id: string; answerCount: number; average: number | null }[];
    }[];
  };
  userAnswers: UserAnswers[];
}

export type SendResult = { kind: 'news'; news: QuizUpdate } | { kind: 'refused'; code: RefusalCode };

const news = `{
  quiz { questions { _id closed rightAnswer { value } responseCount answers { _id answerCount average } } }
  userAnswers { questionId responses { answerId optionId } }
}`;
const load = `query ($id: ID!) { news: quiz(_id: $id) ${news} }`;
const send = `mutation ($id: ID!, $answers: [UserAnswersInput!]!) { news: setAnswers(quizId: $id, answers: $answers) ${news} }`;

interface Reply {
  data?: { news: QuizUpdate | null } | null;
  errors?: { message: string; extensions?: { code?: RefusalCode } }[];
}

/** Null when the quiz no longer exists. */
export async function loadQuiz(service: string, id: string, until: AbortSignal): Promise<QuizUpdate | null> {
  const { data } = await request(service, { query: load, variables: { id } }, until);
  return data?.news ?? null;
}

export async function sendAnswers(service: string, id: string, answers: UserAnswers[]): Promise<SendResult> {
  const { data, errors } = await request(service, { query: send, variables: { id, answers } });
  if (data?.news) return { kind: 'news', news: data.news };
  const code = errors?.[0]?.extensions?.code;
  if (!code) throw new Error(errors?.[0]?.message ?? 'The quiz service sent no answer.');
  return { kind: 'refused', code };
}

/** Requests a token first [QUIZ-05]; a token that is no longer valid is replaced once. */
async function request(service: string, call: object, signal: AbortSignal | null = null): Promise<Reply> {
  const known = quizTokenIn(document.cookie);
  const first = await post(service, call, known ?? (await newToken(service, signal)), signal);
  const isRefused = first.status === 401 && known !== null;
  const answer = isRefused ? await post(service, call, await newToken(service, signal), signal) : first;
  const reply: Reply = await accepted(answer).json();
  return reply;
}

function accepted(answer: Response): Response {
  if (!answer.ok) throw new Error(`The quiz service answered ${answer.status}.`);
  return answer;
}

function post(service: string, call: object, token: string, signal: AbortSignal | null): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return fetch(service, { method: 'POST', headers, body: JSON.stringify(call), signal });
}

let pendingToken: Promise<string> | undefined;

/** All quizzes of a page share one token request. */
function newToken(service: string, signal: AbortSignal | null): Promise<string> {
  pendingToken ??= fetchToken(service, signal).finally(() => {
    pendingToken = undefined;
  });
  return pendingToken;
}

async function fetchToken(service: string, signal: AbortSignal | null): Promise<string> {
  const answer = await fetch(`${service}/api/functions/get-quiz-token`, { method: 'POST', signal });
  const token = await accepted(answer).text();
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API.
  document.cookie = quizCookie(token, location.protocol === 'https:');
  return token;
}
