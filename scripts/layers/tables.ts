/** Which feature owns each table, and which views it publishes for the others. */

interface Ownership {
  /** Named only in the owner's own queries. */
  tables: readonly string[];
  /** May be joined by every feature, and written by none. */
  views?: readonly string[];
}

export const tableOwners: Record<string, Ownership> = {
  'features/accounts': {
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
  },
  'features/consent': { tables: ['consents'] },
  'features/ads': { tables: ['ad_campaigns', 'ad_counts'] },
  'features/audio': { tables: ['episodes', 'podcasts'] },
  'features/content': {
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
      'super_tags',
      'tags',
    ],
    views: ['story_cards', 'story_facts', 'story_slugs', 'story_tags', 'document_slugs', 'imported_stories'],
  },
  'features/figures': { tables: ['exchange_rates', 'readings'] },
  'features/front': { tables: ['box_items', 'boxes', 'most_read', 'unique_groups', 'uniques'] },
  'features/imports': { tables: ['import_items', 'redirects'] },
  'features/lists': {
    tables: [
      'list_counts',
      'list_definitions',
      'list_entries',
      'month_reads',
      'sponsored_lines',
      'story_group_items',
    ],
    views: ['listed_stories'],
  },
  'features/livescore': { tables: ['livescore_answers', 'livescore_quotas', 'livescore_resources'] },
  'features/media': { tables: ['images', 'recordings'], views: ['image_refs', 'recording_refs'] },
  'features/newsletters': {
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
  },
  'features/push': {
    tables: [
      'push_clients',
      'push_deliveries',
      'push_message_topics',
      'push_messages',
      'push_pauses',
      'push_scores',
      'push_subscriptions',
    ],
  },
  'features/quiz': {
    tables: ['quiz_answers', 'quiz_questions', 'quiz_responses', 'quizzes'],
  },
  'features/readership': { tables: ['ranking_turns', 'read_counts'] },
  'features/search': { tables: ['search_labels', 'search_stories'] },
  'features/supplements': { tables: ['election_counts', 'election_polls'] },
  'features/support': {
    tables: [
      'support_cards',
      'support_commitments',
      'support_disputes',
      'support_notices',
      'support_orders',
      'support_payments',
      'support_tokens',
      'supporters',
    ],
  },
  'features/tips': { tables: ['tip_answers', 'tip_cleared_nicknames', 'tip_games', 'tip_tickets'] },
  platform: { tables: ['invalidations', 'jobs', 'outbox', 'rate_limits', 'signing_keys'] },
};

export function ownerOf(table: string): string | undefined {
  return Object.keys(tableOwners).find((owner) => {
    const { tables, views = [] } = tableOwners[owner] ?? { tables: [] };
    return tables.includes(table) || views.includes(table);
  });
}

export function isPublishedView(name: string): boolean {
  return Object.values(tableOwners).some(({ views = [] }) => views.includes(name));
}

/** Tables of the database without an owner, and owned tables that do not exist. */
export function compareOwners(tables: readonly string[]): string[] {
  const owned = Object.values(tableOwners).flatMap(({ tables: own, views = [] }) => [...own, ...views]);
  return [
    ...tables.filter((table) => !owned.includes(table)).map((table) => `${table} has no owner`),
    ...owned.filter((table) => !tables.includes(table)).map((table) => `there is no table ${table}`),
  ].map((fault) => `scripts/layers/tables.ts: ${fault}.`);
}
