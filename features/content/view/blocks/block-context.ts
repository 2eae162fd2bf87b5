/** What a block needs to know of the text it stands in. */
import type { ReactNode } from 'react';
import type { ImageRef } from '#features/media/public.ts';
import type { Language } from '../../article.ts';

export interface BlockContext {
  /** Every picture the body names, by id. */
  images: Readonly<Record<number, ImageRef>>;
  /** Public stories that related-link blocks name, by slug. */
  linked: Readonly<Record<string, { title: string; url: string }>>;
  language: Language;
  /** Names the pictures' addresses: the story's slug. */
  name: string;
  /** An interview: paragraphs wholly in bold are questions. */
  isInterview: boolean;
  /** Players of sound stand tall and dark. */
  tallAudio: boolean;
  /** Attributes by which a film of ours finds its script; without them it plays as browsers play films. */
  video?: Readonly<Record<string, string>>;
  /** Draws a quiz by its id; nothing where quizzes are not at home, and for one that is not there. */
  quiz?: (id: string) => ReactNode;
  /** Draws an episode by its slug, in the same way. */
  episode?: (slug: string) => ReactNode;
}
