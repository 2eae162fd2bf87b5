import { QuizCardHu } from '../view/QuizCardHu.tsx';
import { mountOf } from '#ui/mount-island.ts';

export const mount = mountOf(QuizCardHu);
