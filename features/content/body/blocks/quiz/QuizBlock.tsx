import type { BlockProps } from '../../view/block-props.ts';

export function QuizBlock({ block, context }: BlockProps<'quiz'>) {
  return context.quiz?.(block.quizId) ?? null;
}
