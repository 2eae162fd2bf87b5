export { memberNames } from './calls/member-names.ts';
export {
  memberOf,
  newsroomCall,
  notYours,
  rightMissing,
  storyInPath,
  storyMissing,
} from './calls/newsroom-call.server.ts';
export type { Rehearse } from './calls/outcomes.call.ts';
export type { RenderStory } from './calls/shown-page.server.ts';
export { checklistSetting } from './checks/checklist-setting.ts';
export { FieldStep } from './collab/field-step.ts';
export { storyInTopic } from './collab/story-topic.ts';
export { StoryWriter } from './collab/story-writer.ts';
export { placeSchema } from './places/place.ts';
export { eraseCopies } from './secrecy/erase-copies-queries.server.ts';
export { guardDueStories } from './server/acts/due-acts.server.ts';
export { followOutsideChanges } from './server/copies/outside-changes.server.ts';
export type { Writer } from './server/copies/writer.ts';
export type { UnsentChanges } from './unsent/unsent-elsewhere.server.ts';
export type { WritingFeature } from './writing-feature.server.ts';
