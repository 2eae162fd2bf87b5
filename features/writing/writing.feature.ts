import type { FeatureFacts } from '#platform/feature/feature-facts.ts';

export const facts: FeatureFacts = {
  name: 'writing',
  layer: 5,
  tables: [
    'working_copies',
    'working_steps',
    'kept_texts',
    'named_versions',
    'planned_acts',
    'story_acts',
    'unsent_changes',
    'note_threads',
    'notes',
    'notices',
    'notice_choices',
  ],
};
