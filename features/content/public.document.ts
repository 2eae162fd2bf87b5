export { storySchema } from './body/document/story-schema.ts';
export { withoutTracking } from './body/tracking-parameters.ts';
export type { FieldChange, StoredState } from './fields/compare-states.ts';
export { compareStates } from './fields/compare-states.ts';
export type { FieldName, StoryField } from './fields/fields-of.ts';
export { draftSchema, givenFields } from './fields/fields-of.ts';
export { mayChange } from './fields/may-change.ts';
export { storyFieldWords } from './fields/story-field-words.ts';
