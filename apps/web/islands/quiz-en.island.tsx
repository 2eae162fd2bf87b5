import { QuizCardEn } from '#features/quiz/public.view.ts';
import { mountOf } from '#ui/mount-island.ts';

export const mount = mountOf(QuizCardEn);
