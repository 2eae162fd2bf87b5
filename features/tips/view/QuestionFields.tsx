import type { Language } from '#features/sites/public.ts';
import { classNames } from '#ui/class-names.ts';
import type { QuestionInput, ShownQuestion } from '../game/shown-game.ts';
import { fieldName } from '../tickets/tip-form.ts';
import styles from './QuestionFields.module.css';
import { QuestionNote } from './Questions.tsx';
import { tipWords } from './tip-words.ts';

interface QuestionFieldsProps {
  question: ShownQuestion;
  language: Language;
  /** Why its last answer was not saved; '' if it was. */
  problem: string;
}

/** An open question with native fields, which also work without script. */
export function QuestionFields({ question, language, problem }: QuestionFieldsProps) {
  const { id, title, input, closesIn } = question;
  if (!input) return null;
  const problemId = problem === '' ? undefined : `hiba-${id}`;
  return (
    <fieldset
      id={`tipp-${id}`}
      data-closes-in={closesIn}
      data-refused={problem === '' ? undefined : ''}
      aria-describedby={problemId}
    >
      <legend className={classNames(styles.title, input.kind === 'score' && 'visually-hidden')}>
        {title}
      </legend>
      <Fields id={id} input={input} language={language} isFaulty={problem !== ''} />
      <QuestionNote question={question} language={language} />
      {problem !== '' && (
        <p id={problemId} className="problem">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

interface FieldsProps<Input> {
  id: string;
  input: Input;
  language: Language;
  isFaulty: boolean;
}

function Fields({ input, ...rest }: FieldsProps<QuestionInput>) {
  switch (input.kind) {
    case 'score':
      return <ScoreFields input={input} {...rest} />;
    case 'order':
      return <OrderFields input={input} {...rest} />;
    case 'choice':
      return <ChoiceField input={input} {...rest} />;
    case 'percent':
      return <PercentField input={input} {...rest} />;
  }
}

type InputOf<Kind extends QuestionInput['kind']> = Extract<QuestionInput, { kind: Kind }>;

function ScoreFields({ id, input, language, isFaulty }: FieldsProps<InputOf<'score'>>) {
  const words = tipWords[language];
  return (
    <div className={styles.score}>
      {input.teams.map((team, at) => (
        <label key={team} className={styles.team}>
          <span aria-hidden="true">{team}</span>
          <span className="visually-hidden">{words.goalsOf(team)}</span>
          <input
            {...attributesOf(isFaulty)}
            className={styles.goals}
            name={fieldName({ id }, at + 1)}
            inputMode="numeric"
            pattern="\d{1,2}"
            maxLength={2}
            defaultValue={input.given[at]}
          />
        </label>
      ))}
    </div>
  );
}

function OrderFields({ id, input, language, isFaulty }: FieldsProps<InputOf<'order'>>) {
  const words = tipWords[language];
  return (
    <div className={styles.order}>
      {input.teams.map((_, at) => (
        <label key={fieldName({ id }, at + 1)}>
          <span className="note">{words.place(at + 1)}</span>
          <select
            {...attributesOf(isFaulty)}
            name={fieldName({ id }, at + 1)}
            defaultValue={input.given[at] ?? ''}
          >
            <option value="">{words.choose}</option>
            {input.teams.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

function ChoiceField({ id, input, language, isFaulty }: FieldsProps<InputOf<'choice'>>) {
  const words = tipWords[language];
  return (
    <select
      {...attributesOf(isFaulty)}
      className={styles.choice}
      name={fieldName({ id })}
      defaultValue={input.given}
      aria-label={words.tip}
    >
      <option value="">{words.choose}</option>
      {input.options.map(({ name, list }) => (
        <option key={name} value={name}>{`${name} (${list})`}</option>
      ))}
    </select>
  );
}

function PercentField({ id, input, language, isFaulty }: FieldsProps<InputOf<'percent'>>) {
  const words = tipWords[language];
  return (
    <label className={styles.percent}>
      <span className="note">{words.percent}</span>
      <input
        {...attributesOf(isFaulty)}
        className={styles.share}
        name={fieldName({ id })}
        inputMode="decimal"
        pattern="\d{1,3}([.,]\d{1,2})? ?%?"
        maxLength={8}
        title={words.percentHint}
        defaultValue={input.given}
      />
      <span aria-hidden="true">%</span>
    </label>
  );
}

function attributesOf(isFaulty: boolean) {
  return { 'aria-invalid': isFaulty || undefined, autoComplete: 'off' };
}
