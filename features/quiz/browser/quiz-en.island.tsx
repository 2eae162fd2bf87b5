import { QuizCardEn } from '../view/QuizCardEn.tsx';
import { mountOf } from '#ui/mount-island.ts';

export const mount = mountOf(QuizCardEn);
