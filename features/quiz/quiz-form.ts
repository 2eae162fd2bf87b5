/** A quiz as a form: what its fields are called, and what a sent one says. The same with and without script. */
import type { UserAnswers } from './quiz.ts';
import type { ShownQuestion } from './shown-quiz.ts';

/** Of a scale every answer is a field of its own. */
export function fieldName(question: { id: string }, answer?: { id: string }): string {
  return answer ? `${question.id}/${answer.id}` : question.id;
}

type Asked = Pick<ShownQuestion, 'id' | 'displayAs' | 'answers'>;

/** What is answered of these questions; a scale that is filled in by half is answered by half. */
export function answersInForm(questions: readonly Asked[], form: FormData | URLSearchParams): UserAnswers[] {
  const texts = (name: string): string[] => form.getAll(name).filter((value) => typeof value === 'string');
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
