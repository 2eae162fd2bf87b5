import type { FeatureFacts } from '#platform/feature/feature-facts.ts';

export const facts: FeatureFacts = {
  name: 'front',
  layer: 6,
  tables: ['box_items', 'boxes', 'front_drafts', 'front_launches', 'most_read', 'unique_groups', 'uniques'],
};
