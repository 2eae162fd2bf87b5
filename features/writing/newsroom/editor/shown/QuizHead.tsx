import { useQuery } from '@tanstack/react-query';
import { resultOf, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { quizzesCall } from '../requests/choices.ts';
import type { HeadProps } from './block-head.ts';
import { Card } from './Card.tsx';
import styles from './ShownBlock.module.css';
import { shownWords } from './shown-words.ts';

export function QuizHead({ block, edit }: HeadProps) {
  const { language, send } = useNewsroom();
  const words = shownWords[language];
  const { quizId } = block.node.attrs;
  const { data } = useQuery({
    queryKey: ['quiz', quizId],
    queryFn: () => resultOf(send(quizzesCall({ id: quizId }))),
    staleTime: 60_000,
  });
  const [quiz] = data ?? [];
  return (
    <>
      <Card
        kind={words.quiz}
        title={data && !quiz ? words.unknown(quizId) : (quiz?.title ?? quizId)}
        hasProblem={data !== undefined && !quiz}
        {...(quiz ? { note: words.questions(quiz.questions) } : {})}
      />
      {edit && (
        <div className={styles.tools}>
          <ActionButton onPress={() => edit.request({ what: 'quiz', former: '', placeOf: block.placeOf })}>
            {words.change}
          </ActionButton>
        </div>
      )}
    </>
  );
}
