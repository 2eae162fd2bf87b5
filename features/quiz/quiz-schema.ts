/** A quiz in the format of an edition. */
import { z } from 'zod';
import { chosenSlugSchema as id } from '#platform/text/slug-schema.ts';
import { displays } from './quiz.ts';

const words = z.string().trim().min(1);
const answers = {
  id,
  title: words,
  description: z.string().default(''),
};
const question = {
  id,
  question: words,
  displayAs: z.enum(displays),
  description: z.string().default(''),
  rightAnswers: z.array(id).default([]),
  options: z.array(z.strictObject({ id, title: words })).default([]),
};
const quiz = {
  id,
  title: z.string().default(''),
  language: z.enum(['hu', 'en']).default('hu'),
  complex: z.boolean().default(false),
  refresh: z.boolean().default(false),
};

/** @param picture Schema of a picture reference. @param more Further fields of a question: at least `activeTo`. */
export function quizSchemaWith<P extends z.ZodType, M extends { activeTo: z.ZodType }>(picture: P, more: M) {
  const answer = z.strictObject({ ...answers, picture });
  const fullQuestion = z.strictObject({
    ...question,
    ...more,
    picture,
    answers: z.array(answer).min(2).max(50),
  });
  return z.strictObject({ ...quiz, questions: z.array(fullQuestion).min(1).max(50) });
}

/** Images as ids, times as unix seconds. */
const whole = z.int().positive().nullable().default(null);
export const quizDraftSchema = quizSchemaWith(whole, { activeTo: whole });

export type QuizDraft = z.infer<typeof quizDraftSchema>;

/** Checks a draft for contradictions, which the schema alone cannot find. */
export function validateQuiz(quiz: QuizShape): string[] {
  return [
    ...duplicatesIn(quiz.questions).map((name) => `the question '${name}' occurs twice`),
    ...quiz.questions.flatMap((one) => validateQuestion(one).map((fault) => `${one.id}: ${fault}`)),
  ];
}

interface QuizShape {
  questions: {
    id: string;
    displayAs: (typeof displays)[number];
    rightAnswers: string[];
    options: { id: string }[];
    answers: { id: string }[];
  }[];
}

function validateQuestion({
  displayAs,
  rightAnswers,
  options,
  answers,
}: QuizShape['questions'][number]): string[] {
  const names = new Set(answers.map((one) => one.id));
  const isScale = displayAs === 'scale';
  return [
    ...duplicatesIn(answers).map((name) => `the answer '${name}' occurs twice`),
    ...duplicatesIn(options).map((name) => `the option '${name}' occurs twice`),
    ...rightAnswers
      .filter((name) => !names.has(name))
      .map((name) => `there is no answer '${name}' to be right`),
    ...(isScale && options.length < 2 ? ['a scale has two options at least'] : []),
    ...(isScale && rightAnswers.length > 0 ? ['on a scale nothing is right or wrong'] : []),
    ...(!isScale && options.length > 0 ? ['only a scale has options'] : []),
    ...(displayAs !== 'multiple' && rightAnswers.length > 1
      ? ['one answer can be chosen, so only one is right']
      : []),
  ];
}

function duplicatesIn(all: readonly { id: string }[]): string[] {
  return all
    .filter(({ id: name }, at) => all.findIndex((other) => other.id === name) < at)
    .map((one) => one.id);
}
