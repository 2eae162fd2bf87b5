export { recountLists } from './list-entries-queries.server.ts';
export type { ListPage, ListsFeature, ListsNeeds } from './lists-feature.server.ts';
export { createListsFeature } from './lists-feature.server.ts';
export type { TrendingTag } from './newest-entries-queries.server.ts';
export type { PickedStories } from './pick-stories.server.ts';
export type { FilledGroup, GroupRequest } from './story-groups.server.ts';
