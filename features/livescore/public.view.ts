export { FootballBoard } from './football/view/FootballBoard.tsx';
export { footballTree } from './football/view/football-tree.tsx';
export { MatchView } from './football/view/MatchView.tsx';
export type { MatchPlace } from './football/view/match-place.ts';
export { Formula1Board } from './formula1/view/Formula1Board.tsx';
export { formula1Tree } from './formula1/view/formula1-tree.tsx';
export { LiveListPart } from './lists/view/LiveListPart.tsx';
export { LivescoreNotes } from './view/LivescoreNotes.tsx';
