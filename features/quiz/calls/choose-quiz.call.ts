/** `GET /api/newsroom/quizzes`: the quizzes that a story can name [EDIT-05]. */
import { z } from 'zod';
import { defineCall, json, publicCall } from '#features/kit/public.ts';
import type { QuizFeature } from '../quiz-feature.server.ts';

const chosenSchema = z.object({
  id: z.string(),
  title: z.string().describe('Its title, or its first question.'),
  questions: z.int().describe('How many there are.'),
});

export const chooseQuizCall = defineCall({
  ...publicCall,
  id: 'newsroomQuizzes',
  path: '/api/newsroom/quizzes',
  tag: 'newsroom',
  summary: 'Quizzes by words of their titles and questions, 12 at most, or one by its id',
  query: z.object({
    q: z.string().max(200).default('').describe('Words; without any, the first by id.'),
    id: z
      .string()
      .regex(/^[\w-]{1,100}$/, 'must be an id')
      .optional()
      .describe('That with this id, instead of a search.'),
  }),
  answer: json(z.object({ quizzes: z.array(chosenSchema) }), 'What was found.'),
  audience: 'signedIn',
  right: 'see-unpublished',
  varies: 'nothing',
  caching: 'none',
  cors: 'own',
  isDocumented: false,
  async handle({ query }, { quiz }: { quiz: QuizFeature }) {
    return { kind: 'answer', value: { quizzes: await quiz.choices(query) }, dependencies: null };
  },
});
