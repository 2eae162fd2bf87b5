import type { FeatureFacts } from '#platform/feature/feature-facts.ts';

export const facts: FeatureFacts = {
  name: 'consent',
  layer: 4,
  tables: ['consents'],
  personalData: ['hozzajarulasok'],
};
