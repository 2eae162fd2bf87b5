export type { QuizFeature } from './quiz-feature.server.ts';
