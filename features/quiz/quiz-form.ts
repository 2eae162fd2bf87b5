/** A quiz as an HTML form: names of its fields and parsing of submissions, the same with and without script. */
import type { UserAnswers } from './quiz.ts';
import type { ShownQuestion } from './shown-quiz.ts';

/** Each answer of a scale is a separate field. */
export function fieldName(question: { id: string }, answer?: { id: string }): string {
  return answer ? `${question.id}/${answer.id}` : question.id;
}

type AnsweredQuestion = Pick<ShownQuestion, 'id' | 'displayAs' | 'answers'>;

/**
 * The answers in a submitted form; an incomplete scale gives an incomplete answer.
 * @param texts The values of a field.
 */
export function answersInForm(
  questions: readonly AnsweredQuestion[],
  texts: (name: string) => readonly string[],
): UserAnswers[] {
  return questions.flatMap((question) => {
    const responses =
      question.displayAs === 'scale'
        ? question.answers.flatMap((answer) =>
            texts(fieldName(question, answer)).map((optionId) => ({ answerId: answer.id, optionId })),
          )
        : texts(fieldName(question)).map((answerId) => ({ answerId, optionId: null }));
    return responses.length === 0 ? [] : [{ questionId: question.id, responses }];
  });
}
