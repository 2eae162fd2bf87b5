import { defineEditionPart } from '#features/kit/public.ts';
import type { EditionPart } from '#features/sites/public.ts';
import { type ForbiddenWords, forbiddenWordsSchema } from './tickets/nickname.ts';

/** `edition/moderation`: words that no nickname may contain. */
export const forbiddenWordsPart: EditionPart<ForbiddenWords> = defineEditionPart({
  folder: 'moderation',
  schema: forbiddenWordsSchema,
});
