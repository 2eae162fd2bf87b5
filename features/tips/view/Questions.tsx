import type { ReactNode } from 'react';
import type { Language } from '#features/sites/public.ts';
import { classNames } from '#ui/class-names.ts';
import type { QuestionKind, ShownQuestion } from '../game/shown-game.ts';
import part from './part.module.css';
import styles from './Questions.module.css';
import { tipWords } from './tip-words.ts';

interface QuestionsProps {
  questions: readonly ShownQuestion[];
  language: Language;
  /** With the answers of a ticket; without them only results are shown. */
  hasTips: boolean;
  /** Fields of an open question, in a form. */
  fieldsOf?: (question: ShownQuestion) => ReactNode;
}

const kinds: readonly QuestionKind[] = ['match', 'group-order', 'district-winner', 'list-share'];

/** The questions of a game, by kind. */
export function Questions({ questions, language, hasTips, fieldsOf }: QuestionsProps) {
  const words = tipWords[language];
  return kinds.map((kind) => {
    const ofKind = questions.filter((question) => question.kind === kind);
    if (ofKind.length === 0) return null;
    return (
      <section key={kind} className={styles.kind} aria-labelledby={`kerdes-${kind}`}>
        <h2 id={`kerdes-${kind}`} className={part.title}>
          {words.kinds[kind]}
        </h2>
        <ul className={classNames(part.lines, styles.questions)}>
          {ofKind.map((question) => (
            <li key={question.id} className={styles.question}>
              {fieldsOf && question.input ? (
                fieldsOf(question)
              ) : (
                <ReadQuestion question={question} language={language} hasTips={hasTips} />
              )}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

interface ReadQuestionProps {
  question: ShownQuestion;
  language: Language;
  hasTips: boolean;
}

/** A question without fields: what was asked, the answer, the result and the points. */
function ReadQuestion({ question, language, hasTips }: ReadQuestionProps) {
  const words = tipWords[language];
  const { title, tip, result, points, state } = question;
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <QuestionNote question={question} language={language} />
      <dl className={classNames('facts', styles.answers)}>
        {hasTips && (
          <div>
            <dt>{words.tip}</dt>
            <dd className={classNames(tip === '' && styles.missing)}>{tip || words.noTip}</dd>
          </div>
        )}
        {(state === 'scored' || state === 'closed') && (
          <div>
            <dt>{words.result}</dt>
            <dd className={classNames(result === '' && styles.missing)}>{result || words.noResult}</dd>
          </div>
        )}
      </dl>
      {points !== null && (
        <p className={classNames('note', styles.points, points > 0 && styles.won)}>{words.score(points)}</p>
      )}
    </>
  );
}

/** Time and place, how often the points count, and until when the question is open. */
export function QuestionNote({ question, language }: { question: ShownQuestion; language: Language }) {
  const words = tipWords[language];
  const { detail, factor, state, closes, kind } = question;
  const states = {
    open: closes === '' ? '' : words.closes(closes),
    closed: words.closed,
    scored: '',
    soon: words.notOpen,
    waiting: kind === 'match' ? words.teamsOpen : words.notOpen,
  };
  const notes = [detail, factor > 1 ? words.factor(factor) : '', states[state]].filter(Boolean);
  return notes.length > 0 && <p className="fine-print">{notes.join(' · ')}</p>;
}
