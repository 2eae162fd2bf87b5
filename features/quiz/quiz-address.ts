/** Where the quiz service is on every site, and where a site shows a quiz by itself. */
export const quizService = '/kviz';

/** What can be a quiz's id: nothing else is worth a question to the database, whose text cannot hold every letter. */
export const quizId = /^[a-z0-9-]{1,100}$/;

export function quizAddress(sitePath: string, id: string): string {
  return `${sitePath}${quizService}/${id}`;
}
