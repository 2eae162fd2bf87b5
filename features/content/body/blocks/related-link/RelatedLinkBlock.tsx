import { classNames } from '#ui/class-names.ts';
import type { BlockProps } from '../../view/block-props.ts';
import { blockWords } from '../../view/block-words.ts';
import styles from '../../view/boxes.module.css';

/** A link to another story in the text; nothing when the story is not public. */
export function RelatedLinkBlock({ block: { target }, context }: BlockProps<'relatedLink'>) {
  const words = blockWords[context.language];
  const found =
    target.to === 'address'
      ? { label: words.elsewhere, title: target.title, url: target.href }
      : Object.hasOwn(context.linked, target.slug)
        ? { label: words.related, title: '', url: '', ...context.linked[target.slug] }
        : null;
  if (!found) return null;
  return (
    <p className={classNames(styles.related, 'screen-only')}>
      <span className="label">{found.label}</span>
      <a href={found.url}>{found.title}</a>
    </p>
  );
}
