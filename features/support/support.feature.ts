import type { FeatureFacts } from '#platform/feature/feature-facts.ts';

export const facts: FeatureFacts = {
  name: 'support',
  layer: 6,
  tables: [
    'support_cards',
    'support_commitments',
    'support_disputes',
    'support_gifts',
    'support_notices',
    'support_orders',
    'support_payments',
    'support_tokens',
    'supporters',
  ],
  personalData: ['tamogatas'],
};
