import { QuizCard } from '#features/quiz/public.view.ts';
import { mountOf } from './mount-island.ts';

export const mount = mountOf(QuizCard);
