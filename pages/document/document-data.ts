import type { Body, StoryCard } from '#features/content/public.ts';
import type { ImageRef } from '#features/media/public.ts';
import type { ContentRoute } from '#features/sites/public.ts';

/** Content of a page that is a document and not news. */
export interface DocumentContent {
  title: string;
  updatedAt: number;
  body: Body;
  images: Record<number, ImageRef>;
}

export interface DocumentPageData extends DocumentContent {}

/** A document with its own route. */
export interface ContentPageData extends DocumentContent {
  route: ContentRoute;
  /** The page's special block, after the introduction. */
  part:
    | { kind: 'stories'; title: string; href: string; articles: StoryCard[] }
    | { kind: 'staff'; desks: StaffDesk[] }
    | { kind: 'gift'; holder: string; taxNumber: string; deadline: string }
    | null;
}

export interface StaffDesk {
  title: string;
  people: {
    name: string;
    role: string;
    email: string;
    slug: string;
    /** URL of the author page; '' for none. */
    href: string;
    avatar: ImageRef | null;
  }[];
}
