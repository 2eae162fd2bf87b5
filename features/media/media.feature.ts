import type { FeatureFacts } from '#platform/feature/feature-facts.ts';

export const facts: FeatureFacts = {
  name: 'media',
  layer: 3,
  tables: ['images', 'picture_takedowns', 'recordings'],
  views: ['image_refs', 'recording_refs'],
};
