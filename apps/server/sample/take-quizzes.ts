/** The sample's quizzes, with answers of readers who never were. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { QuizRoom } from '#features/quiz/public.server.ts';
import type { UserAnswers } from '#features/quiz/public.ts';
import { sourceOf } from './draw-pictures.ts';
import type { SampleQuiz } from './sample-schema.ts';

export interface QuizzesNeeds {
  quiz: QuizRoom;
  /** Ids of pictures by their sources. */
  pictures: ReadonlyMap<string, number>;
  /** Unix seconds of the load. */
  now: number;
}

type Asked = SampleQuiz['questions'][number];
type Picture = Asked['picture'];

export async function takeQuizzes(
  { quiz: room, pictures, now }: QuizzesNeeds,
  quizzes: readonly SampleQuiz[],
  work: Transaction<DB>,
): Promise<void> {
  const idOf = (picture: Picture): number | null => (picture && pictures.get(sourceOf(picture))) ?? null;
  for (const quiz of quizzes) {
    const questions = quiz.questions.map(({ given: _given, ...question }) => ({
      ...question,
      activeTo: question.activeTo === null ? null : now + question.activeTo * 60,
      picture: idOf(question.picture),
      answers: question.answers.map((answer) => ({ ...answer, picture: idOf(answer.picture) })),
    }));
    const saving = await room.save({ ...quiz, questions }, work);
    if (saving.kind === 'refused') throw new Error(`${quiz.id}: ${saving.faults.join(', ')}`);
    for (const question of quiz.questions) await room.keepAnswers(quiz.id, answersGiven(question), work);
  }
}

/** One reader's answers each; where several answers can be chosen, readers are as many as those of the first. */
function answersGiven(question: Asked): { token: string; answers: UserAnswers[] }[] {
  const readers = responsesGiven(question);
  return readers.map((responses, at) => ({
    // Nobody can have it: it is not signed.
    token: `minta-${question.id.slice(0, 8)}`.padEnd(16, '-') + String(at).padStart(8, '0'),
    answers: [{ questionId: question.id, responses }],
  }));
}

type Responses = UserAnswers['responses'];

function responsesGiven({ displayAs, given, options }: Asked): Responses[] {
  const counts = Object.entries(given);
  switch (displayAs) {
    case 'single':
    case 'pictures':
      return counts.flatMap(([answerId, count]) =>
        Array.from({ length: sumOf(count) }, () => [{ answerId, optionId: null }]),
      );
    case 'multiple':
      return readersOf(counts, ([answerId, count], reader) =>
        reader < sumOf(count) ? [{ answerId, optionId: null }] : [],
      );
    case 'scale':
      return readersOf(counts, ([answerId, count], reader) => {
        const grades = [count].flat().flatMap((many, at) => Array<string>(many).fill(options[at]?.id ?? ''));
        // Whoever loves one must not love all: each begins elsewhere in its grades.
        const shift = answerId.length * 7;
        const optionId = grades[(reader * 31 + shift) % grades.length];
        return optionId ? [{ answerId, optionId }] : [];
      });
  }
}

type Count = [answerId: string, count: number | number[]];

function readersOf(counts: Count[], say: (count: Count, reader: number) => Responses): Responses[] {
  const readers = Math.max(0, ...counts.map(([, count]) => sumOf(count)));
  return Array.from({ length: readers }, (_, reader) => counts.flatMap((count) => say(count, reader)));
}

function sumOf(count: number | number[]): number {
  return [count].flat().reduce((sum, one) => sum + one, 0);
}
