import { mountOf } from '#ui/mount-island.ts';
import { QuizCardEn } from '../view/QuizCardEn.tsx';

export const mount = mountOf(QuizCardEn);
