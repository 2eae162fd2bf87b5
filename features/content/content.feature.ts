import type { FeatureFacts } from '#platform/feature/feature-facts.ts';

export const facts: FeatureFacts = {
  name: 'content',
  layer: 4,
  tables: [
    'articles',
    'article_corrections',
    'article_feed_ids',
    'article_former_slugs',
    'article_images',
    'article_links',
    'article_mirrors',
    'article_people',
    'article_super_tags',
    'article_tags',
    'article_versions',
    'authors',
    'documents',
    'document_versions',
    'super_tags',
    'tags',
    'takedowns',
  ],
  views: [
    'story_cards',
    'story_facts',
    'story_slugs',
    'story_tags',
    'document_slugs',
    'imported_stories',
    'newsroom_stories',
  ],
};
