import type { Story } from '#features/content/public.ts';
import type { MeasuredArticle } from '#features/measurement/public.ts';

/** Data of a story for the measurement, by its slugs. No story is locked: all are free to read. */
export function measuredArticle({ id, type, authors, section, tags }: Story): MeasuredArticle {
  const [author] = authors;
  return {
    id: String(id),
    ...(author ? { author_id: author.slug } : {}),
    ...(section ? { category: section.slug } : {}),
    tags: tags.map(({ slug }) => slug),
    content_type: type,
    locked: false,
  };
}
