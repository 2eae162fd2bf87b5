import { Formula1Board } from '../formula1/view/Formula1Board.tsx';
import { mountBoard } from './mount-board.ts';

export const mount = mountBoard(Formula1Board);
