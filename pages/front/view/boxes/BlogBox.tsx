import { BlockTitle } from '#ui/BlockTitle.tsx';
import { classNames } from '#ui/class-names.ts';
import type { BlockOf } from '../../front-data.ts';
import styles from '../front.module.css';
import blocks from '../front-blocks.module.css';

/** Posts of partners' blogs; the browser shows a random selection at each load [FRONT-15]. */
export function BlogBox({ block }: { block: BlockOf<'blogs'> }) {
  return (
    <section className={classNames(styles.wide, styles.box)}>
      <BlockTitle title={block.title} />
      <ul className={blocks.blogs} data-draw={block.shown}>
        {block.posts.map(({ title, url, author }, at) => (
          <li key={url} hidden={at >= block.shown}>
            <a className={blocks.blog} href={url} rel="noopener external">
              <span className={classNames(blocks.blogTitle, 'link-words')}>{title}</span>
              {author !== '' && <span className="fine-print">{author}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
