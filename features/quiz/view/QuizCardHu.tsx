import { QuizCard, type QuizCardProps } from './QuizCard.tsx';
import { quizWordsHu } from './quiz-words-hu.ts';

export function QuizCardHu(props: QuizCardProps) {
  return <QuizCard {...props} words={quizWordsHu} />;
}
