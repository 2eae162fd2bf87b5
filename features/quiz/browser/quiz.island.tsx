import { mountOf } from '#ui/mount-island.ts';
import { QuizCardHu } from '../view/QuizCardHu.tsx';

export const mount = mountOf(QuizCardHu);
