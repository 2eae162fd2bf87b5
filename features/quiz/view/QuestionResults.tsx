import { classNames } from '#ui/class-names.ts';
import { shareOf } from '../quiz.ts';
import { hasPictures, type ShownAnswer, type ShownQuestion, type ShownQuiz } from '../shown-quiz.ts';
import styles from './QuizCard.module.css';
import { QuizPicture } from './QuizPicture.tsx';
import type { QuizWords } from './quiz-words.ts';

export interface ChangeOffer {
  /** Link target without script; null with script, because apps intercept every link. */
  href: string | null;
  onPress(): void;
}

interface QuestionResultsProps {
  quiz: ShownQuiz;
  question: ShownQuestion;
  words: QuizWords;
  /** Lets the reader change the answer; null when that is not possible. */
  change: ChangeOffer | null;
}

/** Results of a question as bars with their numbers. */
export function QuestionResults({ quiz, question, words, change }: QuestionResultsProps) {
  const { answers, picture, description } = question;
  return (
    <fieldset className={styles.question} data-question={question.id} tabIndex={-1}>
      <legend className={styles.legend}>{question.question}</legend>
      {description && <p className="note">{description}</p>}
      {picture && <QuizPicture picture={picture} className={styles.picture} />}
      <ul className={hasPictures(question) ? styles.cards : styles.rows}>
        {answers.map((answer) => (
          <Result key={answer.id} quiz={quiz} question={question} answer={answer} words={words} />
        ))}
      </ul>
      <p className={classNames(styles.actions, 'screen-only')}>
        <span className="note">
          {words.responses(question.responseCount)}
          {question.closed && ` · ${words.closed}`}
        </span>
        {change && <Change offer={change} text={words.change} />}
      </p>
    </fieldset>
  );
}

function Change({ offer: { href, onPress }, text }: { offer: ChangeOffer; text: string }) {
  if (href !== null)
    return (
      <a href={href} className="lone-link">
        {text}
      </a>
    );
  return (
    <button type="button" className="lone-link" onClick={onPress}>
      {text}
    </button>
  );
}

interface ResultProps {
  quiz: ShownQuiz;
  question: ShownQuestion;
  answer: ShownAnswer;
  words: QuizWords;
}

function Result({ quiz, question, answer, words }: ResultProps) {
  const responses = quiz.userAnswers.find(({ questionId }) => questionId === question.id)?.responses ?? [];
  const own = responses.find(({ answerId }) => answerId === answer.id);
  const grade = question.options.find(({ id }) => id === own?.optionId);
  const isRight = question.rightAnswers.includes(answer.id);
  const isWrong = own !== undefined && !isRight && question.rightAnswers.length > 0;
  const { bar, figure, detail } = figuresOf(question, answer, words);
  const marks = [
    isRight && words.right,
    isWrong && words.wrong,
    own && (grade ? words.ownGrade(grade.title) : words.own),
  ].filter((mark) => typeof mark === 'string');
  return (
    <li
      className={classNames(styles.row, own && styles.own, isRight && styles.right, isWrong && styles.wrong)}
    >
      {answer.picture && <QuizPicture picture={answer.picture} className={styles.thumb} />}
      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={bar} height="1" />
      </svg>
      <span className={styles.text}>
        {answer.title}
        {marks.length > 0 && <span className={styles.marks}> {marks.join(' · ')}</span>}
      </span>
      <span className={styles.figure}>
        {figure}
        {detail && <span className="visually-hidden">, {detail}</span>}
      </span>
    </li>
  );
}

/** With several answers, shares are relative to the readers who answered, so their sum may exceed 100%. */
function figuresOf(
  { displayAs, options, responseCount }: ShownQuestion,
  answer: ShownAnswer,
  words: QuizWords,
) {
  if (displayAs !== 'scale') {
    const share = shareOf(answer.answerCount, responseCount);
    return { bar: share, figure: words.percent(share), detail: words.votes(answer.answerCount) };
  }
  const { average } = answer;
  if (average === null) return { bar: 0, figure: words.noAverage, detail: '' };
  return { bar: shareOf(average, options.length), figure: words.average(average), detail: '' };
}
