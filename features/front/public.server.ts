export type { FilledFront, FilledPart, FrontWish } from './fill-front.server.ts';
export type { FrontNeeds } from './front-needs.server.ts';
export type { NewBox } from './front-queries.server.ts';
export type { FrontRoom } from './front-room.server.ts';
export { createFrontRoom } from './front-room.server.ts';
export { type FrontPageParts, frontRoutes } from './front-routes.server.ts';
export { uniqueRoutes } from './unique-routes.server.ts';
