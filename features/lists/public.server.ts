export type { TrendingTag } from './head-queries.server.ts';
export type { ListPage, ListsNeeds, ListsRoom } from './lists-room.server.ts';
export { createListsRoom } from './lists-room.server.ts';
export type { PickedStories } from './pick-stories.server.ts';
export { recountLists } from './placing-queries.server.ts';
export type { FilledGroup, WantedGroup } from './story-groups.server.ts';
