import type { FeatureFacts } from '#platform/feature/feature-facts.ts';

export const facts: FeatureFacts = {
  name: 'imports',
  layer: 6,
  tables: ['import_items', 'redirects'],
};
