import type { FeatureFacts } from '#platform/feature/feature-facts.ts';

export const facts: FeatureFacts = {
  name: 'readership',
  layer: 6,
  tables: ['ranking_turns', 'read_counts'],
};
