export { FootballView } from './football/view/FootballView.tsx';
export { MatchView } from './football/view/match/MatchView.tsx';
export type { MatchPlace } from './football/view/match-place.ts';
export { Formula1View } from './formula1/view/Formula1View.tsx';
export { LiveListPart } from './lists/view/LiveListPart.tsx';
export { LivescoreNotes } from './view/LivescoreNotes.tsx';
export { SportsBoard } from './view/SportsBoard.tsx';
