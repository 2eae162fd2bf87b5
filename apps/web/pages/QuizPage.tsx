import { quizAddress, quizService } from '#features/quiz/public.ts';
import { QuizCard, quizWords } from '#features/quiz/public.view.ts';
import { Island } from '../islands/Island.tsx';
import type { QuizPageData, Surroundings } from '../page-data.ts';
import styles from './QuizPage.module.css';

/** A quiz by itself, for a reader whose story could not change in place. */
export function QuizPage({ surroundings, data }: { surroundings: Surroundings; data: QuizPageData }) {
  const { site, language, path } = surroundings;
  const { quiz, back, refusal, changing } = data;
  const words = quizWords[language];
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{quiz.title || words.label}</h1>
      <Island name="quiz" when="load" id={`kviz-${quiz.id}`}>
        <QuizCard
          quiz={{ ...quiz, title: '' }}
          action={quizAddress(site.path, quiz.id)}
          service={quizService}
          back={back || path}
          refusal={refusal ?? undefined}
          changing={changing}
        />
      </Island>
      {back !== '' && (
        <p className={styles.back}>
          <a href={back}>{words.back}</a>
        </p>
      )}
    </div>
  );
}
