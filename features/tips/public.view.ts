export { GameHead, GameState } from './view/GameHead.tsx';
export { GameRules } from './view/GameRules.tsx';
export { Questions } from './view/Questions.tsx';
export { RankTable } from './view/RankTable.tsx';
export { TicketForm, TicketNotice } from './view/TicketForm.tsx';
export { TicketSummary } from './view/TicketSummary.tsx';
export { TicketTools } from './view/TicketTools.tsx';
