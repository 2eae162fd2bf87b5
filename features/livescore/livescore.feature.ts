import type { FeatureFacts } from '#platform/feature/feature-facts.ts';

export const facts: FeatureFacts = {
  name: 'livescore',
  layer: 6,
  tables: ['livescore_answers', 'livescore_quotas', 'livescore_resources'],
};
