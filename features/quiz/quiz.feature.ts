import type { FeatureFacts } from '#platform/feature/feature-facts.ts';

export const facts: FeatureFacts = {
  name: 'quiz',
  layer: 6,
  tables: ['quiz_answers', 'quiz_questions', 'quiz_responses', 'quizzes'],
};
