import type { Language } from '#features/sites/public.ts';
import type { ArchiveQuery, SearchTag } from '../archive-query.ts';
import { archiveAddress } from './archive-address.ts';
import styles from './SearchTags.module.css';
import { tagWords } from './tag-words.ts';

interface SearchTagsProps {
  action: string;
  question: ArchiveQuery;
  language: Language;
}

/** The filters of a search, each with a link that removes it, except the page's protected ones [SRCH-09]. */
export function SearchTags({ action, question, language }: SearchTagsProps) {
  return (
    <ul className={styles.tags} aria-label={tagWords[language].filters} data-search-tags="">
      {question.tags.map((tag) => (
        <SearchChip
          key={`${tag.type} ${tag.value}`}
          tag={tag}
          language={language}
          href={archiveAddress(action, without(question, tag))}
        />
      ))}
    </ul>
  );
}

interface SearchChipProps {
  tag?: SearchTag;
  href?: string;
  language: Language;
}

/** One filter chip; without a tag, the empty template that the script fills for the filters it adds. */
export function SearchChip({ tag, href, language }: SearchChipProps) {
  const words = tagWords[language];
  return (
    <li
      className={styles.tag}
      data-type={tag?.type}
      data-value={tag?.value}
      data-text={tag?.text}
      data-protected={tag?.protected ? '' : undefined}
    >
      <span className={styles.kind} data-part="kind">
        {tag && words.kinds[tag.type]}
      </span>
      <span className={styles.text} data-part="text">
        {tag?.text}
      </span>
      {!tag?.protected && (
        <a
          className={styles.remove}
          href={href ?? '#'}
          aria-label={tag && words.remove(tag.text)}
          data-remove=""
        >
          ×
        </a>
      )}
    </li>
  );
}

function without(question: ArchiveQuery, tag: SearchTag): ArchiveQuery {
  return { ...question, tags: question.tags.filter((one) => one !== tag) };
}
