export { forbiddenWordsPart } from './forbidden-words-part.ts';
export { gameSchema } from './game.ts';
export { gameFaults } from './game-faults.ts';
export type { ImportedTicket } from './import-tickets.server.ts';
export { nicknameRefusals } from './nickname.ts';
export { createTipsFeature, type TipsFeature } from './tips-feature.server.ts';
