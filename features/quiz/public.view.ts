export { QuizCard, type QuizCardProps } from './view/QuizCard.island.tsx';
export { quizWords } from './view/quiz-words.ts';
