/** Shared definitions of the newsroom's API calls. */
import { z } from 'zod';
import type { AccountsFeature } from '#features/accounts/public.server.ts';
import { changeAuthorOf } from '#features/content/public.server.ts';
import { type CallFailure, failure, publicCall } from '#features/kit/public.ts';
import { may, type Right, type SignedInUser, type Viewer } from '#features/sites/public.ts';
import { numberInAddress } from '#platform/http/requests/numbers-in-addresses.ts';
import type { Writer } from '../server/copies/writer.ts';
import type { WritingFeature } from '../writing-feature.server.ts';

export interface WritingNeeds {
  writing: WritingFeature;
  accounts: Pick<AccountsFeature, 'members'>;
}

export const newsroomCall = {
  ...publicCall,
  tag: 'newsroom',
  audience: 'signedIn',
  right: 'write-own-stories',
  varies: 'nothing',
  caching: 'none',
  cors: 'own',
  isDocumented: false,
} as const;

/** For API calls about stories: also allowed for members who may change single fields only [ACT-01]. */
export const storiesCall = { ...newsroomCall, right: 'open-stories' } as const;

/** The largest id is the maximum of the database's integer type. */
export const storyInPath = z.object({ id: numberInAddress(2_147_483_647) });

/**
 * Schema number of a client that writes stories [SAVE-12]. A client of another build is served by a server of
 * its own build, or reloads.
 */
export const clientSchema = z.coerce
  .number()
  .int()
  .positive()
  .optional()
  .describe('The schema of the client’s documents and steps; without it, that of the server.');
export const storyProblems = ['article-not-found', 'application-outdated', 'server-outdated'] as const;

export const storyMissing: CallFailure = failure('article-not-found', 'No story has this id.');
export const notYours: CallFailure = failure(
  'right-required',
  'Only editors and its authors write this story.',
);

/** A right that the viewer lacks on one of these sites [ACT-01]; null when they have it on all. */
export function rightMissing(viewer: Viewer, right: Right, sites: readonly string[]): CallFailure | null {
  const missing = sites.find((site) => !may(viewer, right, site));
  return missing === undefined
    ? null
    : failure('right-required', `This needs the right '${right}' on the site '${missing}'.`);
}

/** The member who sent a request. Rights were checked before: only members of the newsroom have them. */
export function memberOf(user: SignedInUser): Writer {
  const { viewer } = user;
  if (viewer.kind !== 'newsroom') throw new Error('a reader has no right of the newsroom');
  return { ...viewer, by: changeAuthorOf(user) };
}
