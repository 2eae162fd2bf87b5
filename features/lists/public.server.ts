export { placeInLists } from './lists-queries.server.ts';
export type { ListPage, ListsRoom, Related } from './lists-room.server.ts';
export { createListsRoom } from './lists-room.server.ts';
