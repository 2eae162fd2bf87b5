import { FootballBoard } from '../football/view/FootballBoard.tsx';
import { mountBoard } from './mount-board.ts';

export const mount = mountBoard(FootballBoard);
