export { hourOf, type StoryReads } from './tally.ts';
