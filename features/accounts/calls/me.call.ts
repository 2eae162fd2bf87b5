/** `GET /api/me`: who is signed in [AUTH-06]; what is personal on a page for everyone comes from here. */
import { z } from 'zod';
import { defineCall, json, publicCall } from '#features/kit/public.ts';
import { roles, type SignedInUser } from '#features/sites/public.ts';
import type { AccountsFeature } from '../accounts-feature.server.ts';

const standings = ['monthly', 'yearly', 'once'] as const;
type Standing = (typeof standings)[number];

interface MeNeeds {
  accounts: Pick<AccountsFeature, 'savedStories'>;
  support: { standingOf(readerId: number): Promise<Standing | null> };
}

const userSchema = z
  .object({
    realm: z.enum(['newsroom', 'supporter']).describe('Ids are unique within a realm only.'),
    id: z.number().int(),
    email: z.string().nullable(),
    name: z.string().nullable(),
    roles: z.array(z.enum(roles)).describe('Of the newsroom, for all sites; supporters have none.'),
    siteRoles: z
      .record(z.string(), z.array(z.enum(roles)))
      .describe('Of the newsroom, for single sites, by their slugs.'),
    twoFactor: z.boolean().describe('A password alone does not sign the person in.'),
    createdAt: z.string().meta({ format: 'date-time' }),
    supports: z
      .enum(standings)
      .nullable()
      .describe('What a supporter gives: every month or year now, or once within a year; null for nothing.'),
    savedStories: z
      .string()
      .nullable()
      .describe('Changes with the saved stories of the account; null for readers who have none there.'),
  })
  .meta({ id: 'SignedInUser' });

export const meCall = defineCall({
  ...publicCall,
  id: 'me',
  path: '/api/me',
  tag: 'accounts',
  summary: 'Who is signed in',
  description:
    'Private: no cache stores the answer. Pages are the same for all readers; if the cookie `signed_in` is set, they get personal data from here.',
  answer: json(userSchema, 'The person.'),
  audience: 'signedIn',
  cors: 'own',
  varies: 'nothing',
  caching: 'none',
  async handle({ viewer: user }, { accounts, support }: MeNeeds) {
    const { viewer } = user;
    if (viewer.kind !== 'reader')
      return { kind: 'answer', value: describe(user, nothing), dependencies: null };
    const [supports, savedStories] = await Promise.all([
      support.standingOf(viewer.id),
      accounts.savedStories.versionOf(viewer.id),
    ]);
    return { kind: 'answer', value: describe(user, { supports, savedStories }), dependencies: null };
  },
});

type OfReader = Pick<z.infer<typeof userSchema>, 'supports' | 'savedStories'>;

const nothing: OfReader = { supports: null, savedStories: null };

/** The fields of S35, and what pages show of a reader; one with an account is a supporter there. */
function describe(
  { viewer, email, name, twoFactor, createdAt }: SignedInUser,
  ofReader: OfReader,
): z.infer<typeof userSchema> {
  return {
    realm: viewer.kind === 'newsroom' ? 'newsroom' : 'supporter',
    id: viewer.id,
    email,
    name,
    roles: viewer.kind === 'newsroom' ? [...viewer.roles] : [],
    siteRoles: Object.fromEntries(
      Object.entries((viewer.kind === 'newsroom' && viewer.siteRoles) || {}).map(([site, given]) => [
        site,
        [...given],
      ]),
    ),
    twoFactor,
    createdAt: createdAt.toISOString(),
    ...ofReader,
  };
}
