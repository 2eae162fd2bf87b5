import type { FeatureFacts } from '#platform/feature/feature-facts.ts';

export const facts: FeatureFacts = {
  name: 'figures',
  layer: 6,
  tables: ['exchange_rates', 'readings'],
};
