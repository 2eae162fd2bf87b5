/** `POST /api/saved`: compares the saved stories of a device with those of the reader's account. */
import { z } from 'zod';
import { defineCall, failure, json, jsonBody, publicCall } from '#features/kit/public.ts';
import type { AccountsFeature } from '../accounts-feature.server.ts';
import { maxSavedStories, savedStorySchema } from '../saved-story.ts';

const largestBody = 262_144;

export const savedStoriesCall = defineCall({
  ...publicCall,
  id: 'savedStories',
  method: 'POST',
  path: '/api/saved',
  tag: 'accounts',
  summary: 'The saved stories of the reader who is signed in, after the changes of this device',
  description:
    'Without changes it only returns the list. `since` is null for readers who have not switched this on: nothing is stored then. If it differs from that of the last answer, removals were not applied: send the whole list.',
  body: jsonBody(
    z.object({
      since: z.string().max(40).default('').describe('The value of the last answer.'),
      added: z.array(savedStorySchema).max(maxSavedStories).describe('The latest first.'),
      removed: z.array(z.string().max(500)).max(maxSavedStories).describe('Paths.'),
    }),
    largestBody,
  ),
  answer: json(
    z.object({
      since: z.iso.datetime().nullable(),
      version: z
        .string()
        .nullable()
        .describe('`savedStories` of `/api/me`, as long as the list stays the same.'),
      stories: z.array(savedStorySchema).describe('The latest first.'),
    }),
    'The list.',
  ),
  audience: 'signedIn',
  problems: ['reader-required'],
  cors: 'own',
  varies: 'nothing',
  caching: 'none',
  async handle({ viewer: client, body }, { accounts }: { accounts: AccountsFeature }) {
    const { viewer } = client;
    if (viewer.kind !== 'reader') return failure('reader-required', 'The session is not that of a reader.');
    const value = await accounts.savedStories.merge(viewer.id, body);
    return { kind: 'answer', value, dependencies: null };
  },
});
