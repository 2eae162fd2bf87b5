import type { FeatureFacts } from '#platform/feature/feature-facts.ts';

export const facts: FeatureFacts = {
  name: 'audio',
  layer: 6,
  tables: ['episodes', 'podcasts'],
};
