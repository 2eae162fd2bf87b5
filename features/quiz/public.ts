export type { Quiz, UserAnswers } from './quiz.ts';
export { isAnswerable } from './quiz.ts';
export { quizAddress, quizService } from './quiz-address.ts';
export { quizDraftSchema, quizSchemaWith, validateQuiz } from './quiz-schema.ts';
export { showQuiz } from './show-quiz.ts';
export type { ShownQuiz } from './shown-quiz.ts';
