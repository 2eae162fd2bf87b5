export type { Game } from './game/game.ts';
export type { GameAt } from './game/game-at.ts';
export type { GameResults, LaterResults, LoadedResults } from './game/game-results.ts';
export { showGame, showQuestions } from './game/show-game.ts';
export type { ShownGame, ShownQuestion } from './game/shown-game.ts';
export type { RankedTicket, Refused, Ticket } from './tickets/ticket.ts';
export { tipTokenIn } from './tickets/tip-cookie.ts';
export {
  gameAddress,
  ownTicketAddress,
  ticketAddress,
  ticketKeyPattern,
  tipGamesPath,
} from './tip-address.ts';
export { tipWords } from './view/tip-words.ts';
