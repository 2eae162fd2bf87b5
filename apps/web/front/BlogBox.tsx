import { classNames } from '#ui/class-names.ts';
import { scriptNamed } from '../islands/Island.tsx';
import { BoxTitle } from './BoxTitle.tsx';
import type { BlockOf } from './block-of.ts';
import styles from './front.module.css';
import blocks from './front-blocks.module.css';

/** Posts of partners' blogs; which of them are seen, the reader's browser draws anew each time [FRONT-15]. */
export function BlogBox({ block }: { block: BlockOf<'blogs'> }) {
  const script = scriptNamed('front-variants', 'load');
  return (
    <section className={classNames(styles.wide, styles.box)}>
      <BoxTitle box={{ title: block.title, href: '' }} />
      <ul className={blocks.blogs} data-draw={block.shown} {...script}>
        {block.posts.map(({ title, url, author }, at) => (
          <li key={url} hidden={at >= block.shown}>
            <a className={blocks.blog} href={url} rel="noopener external">
              <span className={blocks.blogTitle}>{title}</span>
              {author !== '' && <span className={blocks.blogAuthor}>{author}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
