import { Island } from '#ui/Island.tsx';
import type { QuizCardProps } from './QuizCard.tsx';
import { QuizCardEn } from './QuizCardEn.tsx';
import { QuizCardHu } from './QuizCardHu.tsx';

/** A quiz that works in place, with the script of its language. */
export function QuizIsland({ when, ...card }: QuizCardProps & { when: 'load' | 'visible' }) {
  const { id, language } = card.quiz;
  const isEnglish = language === 'en';
  return (
    <Island name={isEnglish ? 'quiz-en' : 'quiz'} when={when} id={`kviz-${id}`}>
      {isEnglish ? <QuizCardEn {...card} /> : <QuizCardHu {...card} />}
    </Island>
  );
}
