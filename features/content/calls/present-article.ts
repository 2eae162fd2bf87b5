/** Maps a story to the API's fields as the specification names them [ART-01]…[ART-11]: `story-fields.ts` has each. */
import type { ImageRef } from '#features/media/public.ts';
import type { Body } from '../body/body-schema.ts';
import type { ListDetails, Story, StoryCard } from '../story.ts';
import type { LivePost } from '../story-parts.ts';
import { answersOf } from './answers-of.ts';
import type { ArticleAnswer, ArticleCardAnswer, DocumentAnswer } from './content-schema.ts';
import { presentListedPost, presentText } from './present-parts.ts';

export function presentArticle(story: Story, posts: LivePost[], postCount: number): ArticleAnswer {
  return { ...answersOf(['card'], story), ...answersOf(['list', 'article'], { ...story, posts, postCount }) };
}

/** An item of a list, with all fields of the specification [LIST-28]. */
export function presentListItem(card: StoryCard, details: ListDetails): ArticleCardAnswer {
  return {
    ...answersOf(['card'], card),
    ...answersOf(['list'], { ...card, ...details }),
    subArticles: details.posts.map((post) => presentListedPost(post, card.id)),
  };
}

export function presentDocument(document: {
  slug: string;
  language: 'hu' | 'en';
  title: string;
  body: Body;
  updated_at: Date;
  images: ImageRef[];
}): DocumentAnswer {
  const images = Object.fromEntries(document.images.map((image) => [image.id, image]));
  return {
    slug: document.slug,
    title: document.title,
    english: document.language === 'en',
    updatedAt: Math.floor(document.updated_at.getTime() / 1000),
    ...presentText({ body: document.body, images, linked: {}, slug: document.slug }),
  };
}
