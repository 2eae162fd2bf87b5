/** Converts a working copy to the story type of readers' cards. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { StoryCard } from '#features/content/public.ts';
import { resultOf, useNewsroom } from '#features/kit/public.newsroom.ts';
import { type ImageRef, parseImageAddress } from '#features/media/public.ts';
import { type ChoiceKind, choicesCall, type FoundChoice } from '../fields/choices-call.ts';
import { pictureCall } from '../pictures/picture-calls.ts';
import { appearanceWords } from './appearance-words.ts';
import type { ShownStory } from './shown-story.ts';

export function useCard(story: ShownStory): StoryCard {
  const { language } = useNewsroom();
  const { title, cardText, site, slug, sectionId, authorIds } = story;
  const [section] = useNames('sections', sectionId === null ? [] : [sectionId]);
  const authors = useNames('authors', authorIds);
  const image = usePicture(story.imageId);
  const now = Math.floor(Date.now() / 60_000) * 60;
  return {
    id: 0,
    type: 'article',
    slug,
    url: `#${slug}`,
    site,
    language: story.language,
    title: title || appearanceWords[language].untitled,
    lead: cardText,
    subType: 'news',
    version: 1,
    pubDate: now,
    updatedAt: now,
    flags: [],
    authors: authors.map(({ id, name }) => ({ slug: String(id), name, title: '', avatar: null })),
    image,
    minute: 1,
    headerType: 'default',
    ctUrl: '',
    section: section ? { id: section.id, slug: '', name: section.name, site, active: true } : null,
    facebookEngagement: 0,
    livescoreId: '',
    indexAvCode: '',
  };
}

function useNames(kind: ChoiceKind, ids: readonly number[]): readonly FoundChoice[] {
  const { send } = useNewsroom();
  const { data = [] } = useQuery({
    queryKey: ['choices', kind, ids],
    queryFn: () => resultOf(send(choicesCall(kind, { ids }))),
    enabled: ids.length > 0,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  return ids.length === 0 ? [] : data;
}

function usePicture(id: number | null): ImageRef | null {
  const { send } = useNewsroom();
  const { data } = useQuery({
    queryKey: ['picture', id],
    queryFn: () => resultOf(send(pictureCall(id ?? 0))),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const token = data && parseImageAddress(data.url)?.token;
  if (!data || token === undefined) return null;
  const { width, height } = data;
  // A placeholder: the server crops around the real focal point, which the token identifies.
  return { id: data.id, token, width, height, focal: { x: 0.5, y: 0.5 }, alt: '', caption: '', credit: '' };
}
