import type { FeatureFacts } from '#platform/feature/feature-facts.ts';

export const facts: FeatureFacts = {
  name: 'supplements',
  layer: 6,
  tables: ['election_counts', 'election_polls'],
};
