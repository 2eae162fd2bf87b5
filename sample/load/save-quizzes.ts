/** Saves the sample's quizzes, with answers of invented readers. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { QuizFeature } from '#features/quiz/public.server.ts';
import type { UserAnswers } from '#features/quiz/public.ts';
import type { SampleQuiz } from './sample-schema.ts';

export interface QuizzesNeeds {
  quiz: QuizFeature;
  /** Ids of pictures by file. */
  pictures: ReadonlyMap<string, number>;
  /** Unix seconds of the load. */
  now: number;
}

type SampleQuestion = SampleQuiz['questions'][number];
type Picture = SampleQuestion['picture'];

export async function saveQuizzes(
  { quiz: feature, pictures, now }: QuizzesNeeds,
  quizzes: readonly SampleQuiz[],
  trx: Transaction<DB>,
): Promise<void> {
  const idOf = (picture: Picture): number | null => (picture && pictures.get(picture.file)) ?? null;
  for (const quiz of quizzes) {
    const questions = quiz.questions.map(({ given: _given, ...question }) => ({
      ...question,
      activeTo: question.activeTo === null ? null : now + question.activeTo * 60,
      picture: idOf(question.picture),
      answers: question.answers.map((answer) => ({ ...answer, picture: idOf(answer.picture) })),
    }));
    const saving = await feature.save({ ...quiz, questions }, trx);
    if (saving.kind === 'refused') throw new Error(`${quiz.id}: ${saving.faults.join(', ')}`);
    for (const question of quiz.questions) await feature.importAnswers(quiz.id, answersGiven(question), trx);
  }
}

/** One entry per reader; with multiple choice there are as many readers as the most chosen answer has. */
function answersGiven(question: SampleQuestion): { token: string; answers: UserAnswers[] }[] {
  const readers = responsesGiven(question);
  return readers.map((responses, at) => ({
    // No client can use this token, as it has no signature.
    token: `minta-${question.id.slice(0, 8)}`.padEnd(16, '-') + String(at).padStart(8, '0'),
    answers: [{ questionId: question.id, responses }],
  }));
}

type Responses = UserAnswers['responses'];

function responsesGiven({ displayAs, given, options }: SampleQuestion): Responses[] {
  const counts = Object.entries(given);
  switch (displayAs) {
    case 'single':
    case 'pictures':
      return counts.flatMap(([answerId, count]) =>
        Array.from({ length: sumOf(count) }, () => [{ answerId, optionId: null }]),
      );
    case 'multiple':
      return responsesOfReaders(counts, ([answerId, count], reader) =>
        reader < sumOf(count) ? [{ answerId, optionId: null }] : [],
      );
    case 'scale':
      return responsesOfReaders(counts, ([answerId, count], reader) => {
        const grades = [count].flat().flatMap((many, at) => Array<string>(many).fill(options[at]?.id ?? ''));
        // Readers who rate one answer highly must not rate all highly: each answer's grades start at another reader.
        const shift = answerId.length * 7;
        const optionId = grades[(reader * 31 + shift) % grades.length];
        return optionId ? [{ answerId, optionId }] : [];
      });
  }
}

type Count = [answerId: string, count: number | number[]];

function responsesOfReaders(
  counts: Count[],
  responsesTo: (count: Count, reader: number) => Responses,
): Responses[] {
  const readers = Math.max(0, ...counts.map(([, count]) => sumOf(count)));
  return Array.from({ length: readers }, (_, reader) =>
    counts.flatMap((count) => responsesTo(count, reader)),
  );
}

function sumOf(count: number | number[]): number {
  return [count].flat().reduce((sum, one) => sum + one, 0);
}
