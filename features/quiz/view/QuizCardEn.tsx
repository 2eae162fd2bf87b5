import { QuizCard, type QuizCardProps } from './QuizCard.tsx';
import { quizWordsEn } from './quiz-words-en.ts';

export function QuizCardEn(props: QuizCardProps) {
  return <QuizCard {...props} words={quizWordsEn} />;
}
