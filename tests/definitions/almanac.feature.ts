import type { FeatureFacts } from '#platform/feature/feature-facts.ts';

export const facts: FeatureFacts = {
  name: 'almanac',
  layer: 6,
  tables: ['almanac_days'],
};
