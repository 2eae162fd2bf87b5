export { createQuizLimits, type QuizLimits } from './quiz-limits.server.ts';
export type { QuizRoom } from './quiz-room.server.ts';
export { createQuizRoom } from './quiz-room.server.ts';
export { quizRoutes } from './quiz-routes.server.ts';
