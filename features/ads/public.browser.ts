export { updateVisitedTags } from './browser/visited-tags.ts';
