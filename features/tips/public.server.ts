export { forbiddenWordsPart } from './forbidden-words-part.ts';
export { gameSchema } from './game/game.ts';
export { gameFaults } from './game/game-faults.ts';
export type { ImportedTicket } from './tickets/import-tickets.server.ts';
export { nicknameRefusals } from './tickets/nickname.ts';
export { createTipsFeature, type TipsFeature } from './tips-feature.server.ts';
