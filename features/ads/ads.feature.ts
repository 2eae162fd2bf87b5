import type { FeatureFacts } from '#platform/feature/feature-facts.ts';

export const facts: FeatureFacts = {
  name: 'ads',
  layer: 6,
  tables: ['ad_campaigns', 'ad_counts'],
};
