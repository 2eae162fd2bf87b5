/** Path of the quiz service on every site; below it every quiz has a page of its own. */
export const quizService = '/kviz';

/** Valid quiz ids. Others are refused before a query: PostgreSQL text cannot contain every character. */
export const quizId = /^[a-z0-9-]{1,100}$/;

export function quizAddress(sitePath: string, id: string): string {
  return `${sitePath}${quizService}/${id}`;
}
