import type { ArchiveQuestion, SearchTag } from '../page-data.ts';
import { archiveAddress } from './archive-address.ts';
import styles from './SearchTags.module.css';
import { kindNames } from './tag-words.ts';

/** The filters of a search: each can be taken off with a link, but for those that belong to the page [SRCH-09]. */
export function SearchTags({ action, question }: { action: string; question: ArchiveQuestion }) {
  return (
    <ul className={styles.tags} aria-label="Szűrők" data-search-tags="">
      {question.tags.map((tag) => (
        <SearchChip
          key={`${tag.type} ${tag.value}`}
          tag={tag}
          href={archiveAddress(action, without(question, tag))}
        />
      ))}
    </ul>
  );
}

/** One filter; without one, what the script fills for the filters that it adds. */
export function SearchChip({ tag, href }: { tag?: SearchTag; href?: string }) {
  return (
    <li
      className={styles.tag}
      data-type={tag?.type}
      data-value={tag?.value}
      data-text={tag?.text}
      data-protected={tag?.protected ? '' : undefined}
    >
      <span className={styles.kind} data-part="kind">
        {tag && kindNames[tag.type]}
      </span>
      <span className={styles.text} data-part="text">
        {tag?.text}
      </span>
      {!tag?.protected && (
        <a
          className={styles.remove}
          href={href ?? '#'}
          aria-label={tag && `Szűrő elvétele: ${tag.text}`}
          data-remove=""
        >
          ×
        </a>
      )}
    </li>
  );
}

function without(question: ArchiveQuestion, tag: SearchTag): ArchiveQuestion {
  return { ...question, tags: question.tags.filter((one) => one !== tag) };
}
