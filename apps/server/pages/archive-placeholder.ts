/** The text of the archive's empty field: a section's own, where the archive is narrowed to that section [SRCH-14]. */
import type { ArchiveQuestion } from '#apps/web/page-data.ts';
import type { Edition } from '#features/sites/public.ts';

const usual = 'Keresés';

export function archivePlaceholder({ sections }: Edition, { tags }: ArchiveQuestion): string {
  const wanted = tags.filter(({ type }) => type === 'superTags').map(({ value }) => value);
  if (wanted.length !== 1 || tags.length !== 1) return usual;
  for (const { components } of sections)
    for (const { factory, props } of components)
      if (factory === 'search-bar' && props.filters.superTags.join() === wanted[0]) return props.placeholder;
  return usual;
}
