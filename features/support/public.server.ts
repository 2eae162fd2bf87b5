export type { DayOfSupport } from './support-queries.server.ts';
export { createSupportRoom, type SupportRoom } from './support-room.server.ts';
export { supportRoutes } from './support-routes.server.ts';
