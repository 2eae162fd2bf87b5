export type { NewBox } from './front-queries.server.ts';
export type { FilledBox, FrontRoom } from './front-room.server.ts';
export { createFrontRoom } from './front-room.server.ts';
export { uniqueRoutes } from './unique-routes.server.ts';
