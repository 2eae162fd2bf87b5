import { tiedHtml } from '#ui/text/tied-text.tsx';
import styles from '../../view/Body.module.css';
import type { BlockProps } from '../../view/block-props.ts';

export function HeadingBlock({ block, level }: BlockProps<'heading'>) {
  const Heading = `h${level}` as const;
  return (
    <Heading
      id={block.id === '' ? undefined : block.id}
      className={level === 2 ? styles.heading : styles.subheading}
      dangerouslySetInnerHTML={{ __html: tiedHtml(block.html) }}
    />
  );
}
