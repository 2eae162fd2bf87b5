import type { FeatureFacts } from '#platform/feature/feature-facts.ts';

export const facts: FeatureFacts = {
  name: 'tips',
  layer: 6,
  tables: ['tip_answers', 'tip_cleared_nicknames', 'tip_games', 'tip_tickets'],
};
