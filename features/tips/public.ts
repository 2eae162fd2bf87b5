export type { Game } from './game.ts';
export type { GameAt } from './game-at.ts';
export type { GameResults, LaterResults, LoadedResults } from './game-results.ts';
export { showGame, showQuestions } from './show-game.ts';
export type { ShownGame, ShownQuestion } from './shown-game.ts';
export type { RankedTicket, Refused, Ticket } from './ticket.ts';
export {
  gameAddress,
  ownTicketAddress,
  ticketAddress,
  ticketKeyPattern,
  tipGamesPath,
} from './tip-address.ts';
export { tipTokenIn } from './tip-cookie.ts';
export { tipWords } from './view/tip-words.ts';
