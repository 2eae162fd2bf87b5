/**
 * Placeholder of the archive's search field: a section's own text if the archive is filtered by that section [SRCH-14].
 */
import type { ArchiveQuery } from '#features/search/public.ts';
import type { Edition } from '#features/sites/public.ts';
import { archiveWords } from './archive-words.ts';

export function archivePlaceholder({ sections }: Edition, { tags }: ArchiveQuery): string {
  const wanted = tags.filter(({ type }) => type === 'superTags').map(({ value }) => value);
  if (wanted.length !== 1 || tags.length !== 1) return archiveWords.placeholder;
  for (const { components } of sections)
    for (const { factory, props } of components)
      if (factory === 'search-bar' && props.filters.superTags.join() === wanted[0])
        return props.placeholder ?? archiveWords.placeholder;
  return archiveWords.placeholder;
}
