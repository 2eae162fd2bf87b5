import type { FormEvent } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { ShownQuestion, ShownQuiz } from '../shown-quiz.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { type ChangeOffer, QuestionResults } from './QuestionResults.tsx';
import styles from './QuizCard.module.css';
import type { QuizWords } from './quiz-words.ts';

interface QuestionGroupProps {
  quiz: ShownQuiz;
  questions: ShownQuestion[];
  /** Those of them that can be answered now. */
  open: ShownQuestion[];
  words: QuizWords;
  /** Target of the form without script. */
  action: string;
  /** Path of the page to return to. */
  back: string;
  isSending: boolean;
  changeOf(question: ShownQuestion): ChangeOffer | null;
  onSubmit(event: FormEvent<HTMLFormElement>, open: ShownQuestion[]): Promise<void>;
  /** Ends a change of answers; null when none is being changed. */
  onCancel: (() => void) | null;
}

/** Questions that are answered together, and the results of those that are answered. */
export function QuestionGroup(props: QuestionGroupProps) {
  const { quiz, questions, open, words, action, back, isSending, changeOf, onSubmit, onCancel } = props;
  const inside = questions.map((question) =>
    open.includes(question) ? (
      <QuestionForm key={question.id} quiz={quiz} question={question} words={words} />
    ) : (
      <QuestionResults
        key={question.id}
        quiz={quiz}
        question={question}
        words={words}
        change={changeOf(question)}
      />
    ),
  );
  if (open.length === 0) return <div>{inside}</div>;
  return (
    <form method="post" action={action} data-no-soft="" onSubmit={(event) => void onSubmit(event, open)}>
      <input type="hidden" name="vissza" value={back} />
      {inside}
      <p className={classNames(styles.actions, 'screen-only')}>
        <button type="submit" className={styles.submit} aria-disabled={isSending || undefined}>
          {isSending ? words.sending : open.length > 1 ? words.submitAll : words.submit}
        </button>
        {onCancel && (
          <button type="button" className="lone-link" onClick={onCancel}>
            {words.cancel}
          </button>
        )}
      </p>
    </form>
  );
}
