import type { ViewProps } from '#features/kit/public.ts';
import { classNames } from '#ui/class-names.ts';
import frame from '#ui/page.module.css';
import { quizAddress, quizService } from '../quiz-address.ts';
import { QuizIsland } from '../view/QuizIsland.tsx';
import { quizWordsEn } from '../view/quiz-words-en.ts';
import { quizWordsHu } from '../view/quiz-words-hu.ts';
import styles from './QuizPage.module.css';
import type { quizPage } from './quiz.page.ts';

/** A quiz on its own page, for readers without JavaScript. */
export function QuizPage({ surroundings, data }: ViewProps<typeof quizPage>) {
  const { site, language, path } = surroundings;
  const { quiz, back, refusal, changing } = data;
  const words = language === 'en' ? quizWordsEn : quizWordsHu;
  return (
    <div className={classNames(frame.frame, styles.page)}>
      <h1>{quiz.title || words.label}</h1>
      <QuizIsland
        when="load"
        quiz={{ ...quiz, title: '' }}
        action={quizAddress(site.path, quiz.id)}
        service={quizService}
        back={back || path}
        refusal={refusal ?? undefined}
        changing={changing}
      />
      {back !== '' && (
        <p>
          <a className="lone-link" href={back}>
            {words.back}
          </a>
        </p>
      )}
    </div>
  );
}
