/** Where the quiz service is on every site, and where a site shows a quiz by itself. */
export const quizService = '/kviz';

export function quizAddress(sitePath: string, id: string): string {
  return `${sitePath}${quizService}/${id}`;
}
