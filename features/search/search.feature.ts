import type { FeatureFacts } from '#platform/feature/feature-facts.ts';

export const facts: FeatureFacts = {
  name: 'search',
  layer: 6,
  tables: ['search_labels', 'search_stories'],
};
