import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { numberText } from '#platform/text/number-text.ts';
import type { HeadProps } from './block-head.ts';
import { Card } from './Card.tsx';
import { shownWords } from './shown-words.ts';

/** The file's details; its name is edited below. */
export function FileHead({ block }: HeadProps) {
  const { language } = useNewsroom();
  const words = shownWords[language];
  const { url, bytes } = block.node.attrs;
  return (
    <Card
      kind={words.file}
      title={
        <a href={url} target="_blank" rel="noreferrer">
          {url.split('/').at(-1)}
        </a>
      }
      {...(bytes === null ? {} : { note: words.size(numberText(Math.ceil(bytes / 1000), language, 0)) })}
    />
  );
}
