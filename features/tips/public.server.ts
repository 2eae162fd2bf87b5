export { ticketDeletionCall, ticketFormCall } from './calls/ticket-form.call.ts';
export {
  saveTicketCall,
  tipGameCall,
  tipTableCall,
  tipTicketCall,
  tipTokenCall,
} from './calls/tips-api.call.ts';
export { addTipsCommands } from './commands/tips-commands.server.ts';
export { forbiddenWordsPart } from './forbidden-words-part.ts';
export { gameSchema } from './game.ts';
export { gameFaults } from './game-faults.ts';
export type { ImportedTicket } from './import-tickets.server.ts';
export { nicknameRefusals } from './nickname.ts';
export { createTipsFeature, type TipsFeature } from './tips-feature.server.ts';
