import { fieldName } from '../quiz-form.ts';
import { hasPictures, type ShownAnswer, type ShownQuestion, type ShownQuiz } from '../shown-quiz.ts';
import styles from './QuizCard.module.css';
import { QuizPicture } from './QuizPicture.tsx';
import type { QuizWords } from './quiz-words.ts';

interface QuestionFormProps {
  quiz: ShownQuiz;
  question: ShownQuestion;
  words: QuizWords;
}

/** A question to answer, with native form fields that also work without script. */
export function QuestionForm({ quiz, question, words }: QuestionFormProps) {
  const { displayAs, answers, description, closes, picture } = question;
  const responses = quiz.userAnswers.find(({ questionId }) => questionId === question.id)?.responses ?? [];
  const hint = [
    description,
    displayAs === 'multiple' ? words.several : '',
    closes === '' ? '' : words.closes(closes),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <fieldset className={styles.question} data-question={question.id} tabIndex={-1}>
      <legend className={styles.legend}>{question.question}</legend>
      {hint !== '' && <p className="note">{hint}</p>}
      {picture && <QuizPicture picture={picture} className={styles.picture} />}
      {displayAs === 'scale' ? (
        answers.map((answer) => (
          <Scale
            key={answer.id}
            question={question}
            answer={answer}
            given={responses.find(({ answerId }) => answerId === answer.id)?.optionId ?? null}
          />
        ))
      ) : (
        <div className={hasPictures(question) ? styles.cards : styles.rows}>
          {answers.map((answer) => (
            <label key={answer.id} className={styles.row}>
              {answer.picture && <QuizPicture picture={answer.picture} className={styles.thumb} />}
              <input
                type={displayAs === 'multiple' ? 'checkbox' : 'radio'}
                name={fieldName(question)}
                value={answer.id}
                required={displayAs !== 'multiple'}
                defaultChecked={responses.some(({ answerId }) => answerId === answer.id)}
              />
              <span className={styles.text}>
                {answer.title}
                {answer.description && <span className={styles.detail}>{answer.description}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}

interface ScaleProps {
  question: ShownQuestion;
  answer: ShownAnswer;
  given: string | null;
}

function Scale({ question, answer, given }: ScaleProps) {
  const { options } = question;
  return (
    <fieldset className={styles.scale}>
      <legend>{answer.title}</legend>
      <div className={styles.grades}>
        {options.map((option, at) => (
          <label key={option.id} className={styles.grade}>
            <input
              type="radio"
              name={fieldName(question, answer)}
              value={option.id}
              required
              defaultChecked={given === option.id}
            />
            <span aria-hidden="true">{at + 1}</span>
            <span className="visually-hidden">{option.title}</span>
          </label>
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{options[0]?.title}</span>
        <span>{options.at(-1)?.title}</span>
      </p>
    </fieldset>
  );
}
