import { useQuery } from '@tanstack/react-query';
import { resultOf, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { linksCall } from '../requests/choices.ts';
import type { HeadProps } from './block-head.ts';
import { Card } from './Card.tsx';
import { ReaderView } from './ReaderView.tsx';
import styles from './ShownBlock.module.css';
import { shownWords } from './shown-words.ts';

/** An own story with its title; another page with its address, the title is edited below. */
export function RelatedHead({ block, edit }: HeadProps) {
  const { language, send } = useNewsroom();
  const words = shownWords[language];
  const { slug, href } = block.node.attrs;
  const { data } = useQuery({
    queryKey: ['links', slug],
    queryFn: () => resultOf(send(linksCall({ slugs: [slug] }))),
    enabled: slug !== null,
    staleTime: 60_000,
  });
  const [story] = data ?? [];
  return (
    <>
      {story && (
        <ReaderView
          blocks={[{ kind: 'relatedLink', target: { to: 'story', slug } }]}
          linked={{ [slug]: { title: story.title, url: `/${slug}` } }}
        />
      )}
      {slug === null && <Card kind={words.related} title={href} />}
      {data && !story && <Card kind={words.related} title={words.notPublic(slug)} hasProblem />}
      {edit && (
        <div className={styles.tools}>
          <ActionButton
            onPress={() =>
              edit.request({
                what: 'relatedLink',
                former: slug === null ? (href ?? '') : `story:${slug}`,
                placeOf: block.placeOf,
              })
            }
          >
            {words.change}
          </ActionButton>
        </div>
      )}
    </>
  );
}
