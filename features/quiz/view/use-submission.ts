/** Sends the answers of a quiz form, and provides the messages about them for the reader. */
import { type FormEvent, useState } from 'react';
import type { RefusalCode } from '../answers/validate-answers.ts';
import { answersInForm } from '../quiz-form.ts';
import type { ShownQuestion } from '../shown-quiz.ts';
import type { QuizWords } from './quiz-words.ts';
import type { LiveQuiz } from './use-quiz.ts';

interface Submission {
  isSending: boolean;
  /** Why the last answers are not counted; empty for no reason. */
  problem: string;
  confirmation: string;
  /** Id of the first question that was answered last; empty for none. */
  answered: string;
  submit(event: FormEvent<HTMLFormElement>, open: ShownQuestion[]): Promise<void>;
}

interface SubmissionNeeds {
  send: LiveQuiz['send'];
  words: QuizWords;
  /** Reason why answers submitted without script were refused. */
  refusal: RefusalCode | undefined;
  onCounted(): void;
}

export function useSubmission({ send, words, refusal, onCounted }: SubmissionNeeds): Submission {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>(refusal ? words.refused[refusal] : '');
  const [confirmation, setConfirmation] = useState('');
  const [answered, setAnswered] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>, open: ShownQuestion[]): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const answers = answersInForm(open, (name) => fields.getAll(name).map(String));
    setProblem('');
    setConfirmation('');
    setAnswered('');
    if (answers.length < open.length) return setProblem(words.refused.ANSWERS_INVALID);
    setSending(true);
    const why = await send(answers);
    setSending(false);
    if (why !== null) return setProblem(why === 'failed' ? words.failed : words.refused[why]);
    onCounted();
    setConfirmation(words.thanks);
    setAnswered(open[0]?.id ?? '');
  }

  return { isSending, problem, confirmation, answered, submit };
}
