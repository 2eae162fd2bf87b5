import { useEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { RefusalCode } from '../answers/validate-answers.ts';
import { isAnsweredBy, type ShownQuestion, type ShownQuiz } from '../shown-quiz.ts';
import { QuestionGroup } from './QuestionGroup.tsx';
import type { ChangeOffer } from './QuestionResults.tsx';
import styles from './QuizCard.module.css';
import type { QuizWords } from './quiz-words.ts';
import { scoreOf } from './score.ts';
import { useQuiz } from './use-quiz.ts';
import { useSubmission } from './use-submission.ts';

export interface QuizCardProps {
  quiz: ShownQuiz;
  /** Target of its forms without script. */
  action: string;
  /** Path of the quiz service. */
  service: string;
  /** Path of the page to return to. */
  back: string;
  /** Reason why answers submitted without script were refused. */
  refusal?: RefusalCode | undefined;
  /** Ids of the questions that a reader without script is changing. */
  changing?: readonly string[];
}

/** A quiz: questions to answer, and the results of answered ones. */
export function QuizCard(props: QuizCardProps & { words: QuizWords }) {
  const { quiz: served, action, service, back, refusal, words } = props;
  const { quiz, send } = useQuiz(served, service);
  const [changing, setChanging] = useState(props.changing ?? []);
  const endChange = (): void => setChanging([]);
  const { isSending, problem, confirmation, answered, submit } = useSubmission({
    send,
    words,
    refusal,
    onCounted: endChange,
  });
  const [isHydrated, setHydrated] = useState(false);
  const card = useRef<HTMLElement>(null);
  useEffect(() => setHydrated(true), []);
  useEffect(() => {
    // The pressed button no longer exists: focus moves to the element that replaced it.
    if (answered !== '') card.current?.querySelector<HTMLElement>(`[data-question="${answered}"]`)?.focus();
  }, [answered]);

  const isOpen = (question: ShownQuestion): boolean =>
    !question.closed && (!isAnsweredBy(quiz, question) || changing.includes(question.id));
  const groups = quiz.complex ? [quiz.questions] : quiz.questions.map((question) => [question]);

  function changeOf(question: ShownQuestion): ChangeOffer | null {
    if (!mayChange(quiz, question)) return null;
    const ids = changeable(quiz, question);
    const query = new URLSearchParams({ vissza: back, modosit: ids.join(',') });
    return { href: isHydrated ? null : `${action}?${query}`, onPress: () => setChanging(ids) };
  }

  const ofCard = { quiz, words, action, back, isSending, changeOf };
  return (
    <section
      ref={card}
      id={`kviz-${quiz.id}`}
      className={styles.quiz}
      lang={quiz.language}
      aria-label={quiz.title || words.label}
    >
      <p className={classNames('label', styles.label)}>{words.label}</p>
      {quiz.title && <h2 className={styles.title}>{quiz.title}</h2>}
      {groups.map((questions) => (
        <QuestionGroup
          key={questions[0]?.id}
          {...ofCard}
          questions={questions}
          open={questions.filter(isOpen)}
          onSubmit={submit}
          onCancel={changing.length > 0 ? endChange : null}
        />
      ))}
      <Score quiz={quiz} words={words} />
      <p role="alert" className="problem">
        {problem}
      </p>
      <p role="status" className="visually-hidden">
        {confirmation}
      </p>
    </section>
  );
}

/** An answer cannot be changed after the right one was shown. */
function mayChange(quiz: ShownQuiz, question: ShownQuestion): boolean {
  return isAnsweredBy(quiz, question) && !question.closed && question.rightAnswers.length === 0;
}

function changeable(quiz: ShownQuiz, question: ShownQuestion): string[] {
  const questions = quiz.complex ? quiz.questions.filter((one) => mayChange(quiz, one)) : [question];
  return questions.map(({ id }) => id);
}

function Score({ quiz, words }: { quiz: ShownQuiz; words: QuizWords }) {
  const score = scoreOf(quiz);
  return score && <p className={styles.score}>{words.score(score.right, score.all)}</p>;
}
