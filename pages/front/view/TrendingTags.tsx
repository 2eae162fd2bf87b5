import { classNames } from '#ui/class-names.ts';
import type { BlockOf } from '../front-data.ts';
import styles from './front.module.css';
import blocks from './front-blocks.module.css';

/** The most frequent tags of the newest stories, in one line. */
export function TrendingTags({ block }: { block: BlockOf<'trending'> }) {
  return (
    <nav className={classNames(styles.wide, blocks.trending)} aria-labelledby={block.slug}>
      <h2 className={classNames('label', blocks.trendingTitle)} id={block.slug}>
        {block.title}
      </h2>
      <TopicList tags={block.tags} />
    </nav>
  );
}

export function TopicList({ tags }: Pick<BlockOf<'trending'>, 'tags'>) {
  return (
    <ul className={blocks.trendingTags} data-trending="">
      {tags.map(({ name, href }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
