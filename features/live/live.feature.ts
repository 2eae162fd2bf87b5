import type { FeatureFacts } from '#platform/feature/feature-facts.ts';

export const facts: FeatureFacts = {
  name: 'live',
  layer: 6,
  tables: ['live_post_keys'],
};
