import type { FeatureFacts } from '#platform/feature/feature-facts.ts';

export const facts: FeatureFacts = {
  name: 'push',
  layer: 6,
  tables: [
    'push_clients',
    'push_deliveries',
    'push_message_topics',
    'push_messages',
    'push_pauses',
    'push_scores',
    'push_sendings',
    'push_subscriptions',
  ],
  personalData: ['ertesitesek'],
};
