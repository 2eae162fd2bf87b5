import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { ShownGame, ShownQuestion } from '../game/shown-game.ts';
import { nicknameLength } from '../tickets/nickname.ts';
import type { Refused, Ticket } from '../tickets/ticket.ts';
import { nicknameField, shownField } from '../tickets/tip-form.ts';
import { ownTicketAddress } from '../tip-address.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { Questions } from './Questions.tsx';
import styles from './TicketForm.module.css';
import { tipWords } from './tip-words.ts';

export interface TicketFormProps {
  game: ShownGame;
  questions: readonly ShownQuestion[];
  /** Null before the first save. */
  ticket: Ticket | null;
  refused: Refused;
  notice: TicketOutcome | null;
  /** How many saved answers the last request withdrew. */
  withdrawn?: number;
}

/** Outcome of the last request. */
export type TicketOutcome = 'saved' | 'nothing' | 'deleted';

/** A reader's own ticket: open questions as fields of one form, the others with their results. */
export function TicketForm({ game, questions, ticket, refused, notice, withdrawn = 0 }: TicketFormProps) {
  const { language, slug } = game;
  const words = tipWords[language];
  const answered = questions.filter(({ tip }) => tip !== '').length;
  const nicknameProblem = refused.nickname === null ? '' : words.nicknameRefused[refused.nickname];
  return (
    <form
      method="post"
      action={ownTicketAddress(slug)}
      data-no-soft=""
      data-failed={words.failed}
      data-offline={words.offline}
      data-too-many={words.tooMany}
      data-unsaved={words.unsaved}
      data-saving={words.saving}
      data-closed={words.closed}
    >
      <input type="hidden" name={shownField} value={shownAnswers(questions).join(',')} />
      <TicketNotice
        game={game}
        questions={questions}
        refused={refused}
        notice={notice}
        withdrawn={withdrawn}
      />
      <Questions
        questions={questions}
        language={language}
        hasTips
        fieldsOf={(question) => (
          <QuestionFields
            question={question}
            language={language}
            problem={refused.invalid.includes(question.id) ? words.invalidAnswer : ''}
          />
        )}
      />
      <div className={classNames(styles.name, 'screen-only')}>
        <Field
          name={nicknameField}
          label={words.nickname}
          hint={words.nicknameHint}
          value={ticket?.nickname ?? ''}
          error={nicknameProblem}
          minLength={nicknameLength.min}
          maxLength={nicknameLength.max}
          autoComplete="nickname"
        />
      </div>
      <p className={classNames('buttons', styles.actions, 'screen-only')}>
        <Button>{words.save}</Button>
        <span className="note" data-tip-status="">
          {words.answered(answered, questions.length)}
        </span>
      </p>
    </form>
  );
}

function shownAnswers(questions: readonly ShownQuestion[]): string[] {
  return questions.flatMap(({ id, input, tip }) => (input && tip !== '' ? [id] : []));
}

type TicketNoticeProps = Pick<TicketFormProps, 'game' | 'questions' | 'refused' | 'notice' | 'withdrawn'>;

/** The result of the last request, also after the last question has closed; focused, so that it is read first. */
export function TicketNotice({ game, questions, refused, notice, withdrawn = 0 }: TicketNoticeProps) {
  const words = tipWords[game.language];
  if (notice === null) return null;
  const answered = questions.filter(({ tip }) => tip !== '').length;
  const titles = (ids: readonly string[]) => questions.filter(({ id }) => ids.includes(id));
  const isWhole = answered === questions.length;
  const isPlain = refused.nickname === null && refused.closed.length + refused.invalid.length === 0;
  const text = {
    saved: isWhole ? words.savedAll : words.saved(answered, questions.length),
    nothing: isPlain ? words.nothing : words.nothingSaved,
    deleted: words.deleted,
  }[notice];
  return (
    <Notice kind={isPlain ? 'success' : 'danger'} className={styles.notice} tabIndex={-1} data-tip-notice="">
      <p>
        <strong>{text}</strong>
        {withdrawn > 0 && ` ${words.withdrawn(withdrawn)}`}
      </p>
      <QuestionNames text={words.closedAnswers} questions={titles(refused.closed)} />
      <QuestionNames text={words.invalidAnswers} questions={titles(refused.invalid)} />
      {refused.nickname !== null && <p>{words.nicknameRefused[refused.nickname]}</p>}
    </Notice>
  );
}

function QuestionNames({ text, questions }: { text: string; questions: readonly ShownQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <>
      <p className="problem">{text}</p>
      <ul>
        {questions.map(({ id, title, input }) => (
          <li key={id}>{input ? <a href={`#tipp-${id}`}>{title}</a> : title}</li>
        ))}
      </ul>
    </>
  );
}
