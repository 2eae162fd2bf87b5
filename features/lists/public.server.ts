export { recountLists } from './list-entries-queries.server.ts';
export type { ListPage, ListsFeature } from './lists-feature.server.ts';
export { createListsFeature } from './lists-feature.server.ts';
export type { PickedStories } from './pick-stories.server.ts';
