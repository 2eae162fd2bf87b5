import { useQuery } from '@tanstack/react-query';
import { resultOf, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { episodesCall } from '../requests/choices.ts';
import type { HeadProps } from './block-head.ts';
import { Card } from './Card.tsx';
import styles from './ShownBlock.module.css';
import { shownWords } from './shown-words.ts';

export function EpisodeHead({ block, edit }: HeadProps) {
  const { language, send } = useNewsroom();
  const words = shownWords[language];
  const { slug } = block.node.attrs;
  const { data } = useQuery({
    queryKey: ['episode', slug],
    queryFn: () => resultOf(send(episodesCall({ slug }))),
    staleTime: 60_000,
  });
  const [episode] = data ?? [];
  const note = episode && [episode.podcast, ...(episode.isPublic ? [] : [words.scheduled])].join(', ');
  return (
    <>
      <Card
        kind={words.episode}
        title={data && !episode ? words.unknown(slug) : (episode?.title ?? slug)}
        hasProblem={data !== undefined && !episode}
        {...(note === undefined ? {} : { note })}
      />
      {edit && (
        <div className={styles.tools}>
          <ActionButton onPress={() => edit.request({ what: 'episode', former: '', placeOf: block.placeOf })}>
            {words.change}
          </ActionButton>
        </div>
      )}
    </>
  );
}
