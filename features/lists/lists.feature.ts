import type { FeatureFacts } from '#platform/feature/feature-facts.ts';

export const facts: FeatureFacts = {
  name: 'lists',
  layer: 6,
  tables: [
    'list_counts',
    'list_definitions',
    'list_entries',
    'month_reads',
    'sponsored_lines',
    'story_group_items',
  ],
  views: ['listed_stories'],
};
