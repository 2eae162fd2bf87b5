/** The context that blocks need for rendering. */
import type { ReactNode } from 'react';
import type { ImageRef } from '#features/media/public.ts';
import type { Language } from '#features/sites/public.ts';

export interface BlockContext {
  /** Every image of the body, by id. */
  images: Readonly<Record<number, ImageRef>>;
  /** Public stories in related-link blocks, by slug. */
  linked: Readonly<Record<string, { title: string; url: string }>>;
  language: Language;
  /** Name in the images' addresses: the story's slug. */
  name: string;
  /** An interview: paragraphs entirely in bold are questions. */
  isInterview: boolean;
  /** Audio players are tall and dark. */
  tallAudio: boolean;
  /** Whether a script plays our own videos and moves them to the corner; else the browser's player is used alone. */
  hasVideoScript?: boolean;
  /** Renders a quiz by its id; null for an unknown one. Undefined where quizzes are not supported. */
  quiz?: (id: string) => ReactNode;
  /** Renders an episode by its slug, in the same way. */
  episode?: (slug: string) => ReactNode;
}
