import type { Story } from '#features/content/public.ts';
import { articlePlaces } from './article-data.ts';

/** A story whose sub-type is video, or whose text begins with our own film, is a video article [ADS-12]. */
export function adSubjectOf({ flags, superTags, section, slug, tags, subType, type, body }: Story) {
  return {
    places: articlePlaces,
    type,
    slug,
    flags,
    tags: tags.map((tag) => tag.slug),
    superTags: [...superTags, ...(section ? [section] : [])].map((one) => one.slug),
    isVideo: subType === 'video' || body[0]?.kind === 'video',
  };
}
