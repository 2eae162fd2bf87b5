export type { FiguresRoom } from './figures-room.server.ts';
export { createFiguresRoom } from './figures-room.server.ts';
export { openSandbox } from './sandbox/open-sandbox.server.ts';
