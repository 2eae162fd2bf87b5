/** A person as the queries return it. */

import type { ImageRef } from '#features/media/public.ts';

export interface PersonRow extends CardPersonRow {
  id: number;
  bio: string;
}

export interface CardPersonRow {
  slug: string;
  name: string;
  title: string;
  avatar: ImageRef | null;
}
