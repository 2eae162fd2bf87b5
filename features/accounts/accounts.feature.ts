import type { FeatureFacts } from '#platform/feature/feature-facts.ts';

export const facts: FeatureFacts = {
  name: 'accounts',
  layer: 4,
  tables: [
    'audit_log',
    'data_downloads',
    'external_identities',
    'member_links',
    'members',
    'newsroom_tokens',
    'passkeys',
    'reader_stories',
    'readers',
    'recovery_codes',
    'session_tokens',
    'sessions',
    'sign_in_requests',
    'sign_in_steps',
    'totp_factors',
  ],
  views: ['newsroom_people'],
  personalData: ['fiok'],
};
