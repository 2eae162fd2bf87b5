import type { FeatureFacts } from '#platform/feature/feature-facts.ts';

export const facts: FeatureFacts = {
  name: 'newsletters',
  layer: 6,
  tables: [
    'newsletter_bounces',
    'newsletter_drafts',
    'newsletter_issues',
    'newsletter_recipients',
    'newsletter_requests',
    'newsletter_subscribers',
    'newsletter_subscriptions',
    'newsletter_suppressions',
  ],
  personalData: ['hirlevelek'],
};
