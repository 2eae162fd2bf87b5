/** `/api/newsroom/stories`: boards, new stories, and one story with its working copy [NAPI-01]. */
import { z } from 'zod';
import { storySchemaNumber } from '#features/content/public.ts';
import { defineCall, failure, json, jsonBody } from '#features/kit/public.ts';
import { rolesAt } from '#features/sites/public.ts';
import {
  mayAssign,
  mayChangeFields,
  mayPassStops,
  mayTakeDown,
  mayWrite,
  possibleActs,
  possibleSecrecyActs,
} from '../acts.ts';
import { secrecyVersion } from '../secrecy/change-secrecy.server.ts';
import { changesSinceApproval } from '../server/acts/act-state.server.ts';
import { publicStateOf, publicStates, workStates } from '../story-states.ts';
import { memberNames } from './member-names.ts';
import {
  clientSchema,
  memberOf,
  newsroomCall,
  notYours,
  storiesCall,
  storyInPath,
  storyMissing,
  storyProblems,
  type WritingNeeds,
} from './newsroom-call.server.ts';

const time = z.iso.datetime();
const states = { publicState: z.enum(publicStates), workState: z.enum(workStates) };

const rowSchema = z.object({
  id: z.int(),
  title: z.string(),
  site: z.string(),
  section: z.string().nullable(),
  ...states,
  updatedAt: time,
  pubDate: time.nullable().describe('Null before the story is public or scheduled.'),
  authors: z.array(z.string()),
  hasUnpublishedChanges: z.boolean(),
  version: z.int().describe('Of the working copy.'),
  embargoUntil: time.nullable(),
  isRestricted: z.boolean().describe('Only named members see it.'),
});

const boards = ['mine', 'drafts', 'due', 'today', 'live', 'bin', 'all'] as const;
const boardOf = { draft: 'drafts', scheduled: 'due', today: 'today', live: 'live', bin: 'bin' } as const;

export const boardCall = defineCall({
  ...storiesCall,
  id: 'newsroomStories',
  method: 'GET',
  path: '/api/newsroom/stories',
  summary: 'Stories of a board, at most 200',
  query: z.object({
    state: z.enum(['draft', 'scheduled', 'today', 'live', 'bin']).optional(),
    mine: z.enum(['true', 'false']).optional(),
    site: z.string().max(40).optional(),
    q: z.string().max(200).optional(),
  }),
  answer: json(z.object({ stories: z.array(rowSchema) }), 'The stories, what was changed last first.'),
  async handle({ query, viewer }, { writing }: WritingNeeds) {
    const member = memberOf(viewer);
    const board: (typeof boards)[number] =
      query.mine === 'true' ? 'mine' : query.state ? boardOf[query.state] : 'all';
    const rows = await writing.board({
      board,
      viewer: member,
      site: query.site ?? null,
      text: query.q ?? '',
    });
    const stories = rows.map(
      ({ state, workState, updatedAt, pubDate, embargoUntil, isTakenDown, ...row }) => {
        const publicState = publicStateOf(state, isTakenDown);
        return {
          ...row,
          publicState,
          workState: workState ?? 'draft',
          updatedAt: updatedAt.toISOString(),
          pubDate: publicState === 'never' ? null : pubDate.toISOString(),
          embargoUntil: embargoUntil?.toISOString() ?? null,
        };
      },
    );
    return { kind: 'answer', value: { stories }, dependencies: null };
  },
});

export const createStoryCall = defineCall({
  ...newsroomCall,
  id: 'newsroomCreateStory',
  method: 'POST',
  path: '/api/newsroom/stories',
  summary: 'A new draft',
  body: jsonBody(z.strictObject({ site: z.string(), title: z.string().trim().max(300).default('') }), 4_096),
  answer: json(z.object({ id: z.int() }), 'The id of the story.'),
  async handle({ body, viewer }, { writing }: WritingNeeds) {
    const member = memberOf(viewer);
    // A program with an author's rights owns no stories, so it could not write a story that it created.
    if (!mayWrite(rolesAt(member, body.site), member.by.kind === 'member')) return notYours;
    const created = await writing.create(body, member);
    return created
      ? { kind: 'answer', value: created, dependencies: null }
      : failure('request-invalid', `No site has the slug “${body.site}”.`);
  },
});

const keptSchema = z.object({
  id: z.string(),
  why: z.enum(['dropped', 'removed']).describe('By the story’s changes, or unseen by whoever deleted it.'),
  by: z.string().describe('Name of the member who typed it; empty when it is not known.'),
  pieces: z.array(z.object({ text: z.string(), block: z.string().nullable() })),
  at: time,
});

export const storyCall = defineCall({
  ...storiesCall,
  id: 'newsroomStory',
  method: 'GET',
  path: '/api/newsroom/stories/:id',
  summary: 'A story with its working copy',
  params: storyInPath,
  query: z.object({ schema: clientSchema }),
  problems: storyProblems,
  answer: json(
    z.object({
      id: z.int(),
      epoch: z.int(),
      version: z.int(),
      schema: z.int().describe('The number of the document’s schema.'),
      document: z.unknown().describe('The text, as ProseMirror’s JSON.'),
      ...states,
      reason: z.string().describe('Why it was returned.'),
      approvedVersion: z.int().nullable(),
      changesSinceApproval: z.int(),
      isBinned: z.boolean(),
      plans: z
        .array(z.object({ act: z.enum(['update', 'withdraw']), at: time }))
        .describe('What shall happen at a time.'),
      publicVersion: z.int().nullable(),
      storyVersion: z.int().describe('A takedown names it.'),
      secrecyVersion: z
        .int()
        .describe('What restricts the story, puts it under an embargo or ends these names it.'),
      hasUnpublishedChanges: z.boolean(),
      slug: z.string().nullable(),
      embargo: z.object({ until: time, reason: z.string() }).nullable(),
      restrictedTo: z
        .array(z.object({ id: z.int(), name: z.string() }))
        .nullable()
        .describe('Members who see it until it is public; null for the whole newsroom.'),
      people: z
        .array(z.object({ id: z.int(), name: z.string() }))
        .describe('Whose story it is: they write and submit it.'),
      undoFor: z.number().describe('Seconds for which the last publication can still be undone; 0 for none.'),
      may: z
        .array(z.string())
        .describe(
          '`write` (the text and the fields), `fields` (some of them only), `assign`, `pass` (findings of the checklist), and the acts that are possible now.',
        ),
      kept: z.array(keptSchema),
    }),
    'The story.',
  ),
  async handle({ params, query, viewer }, { writing, accounts }: WritingNeeds) {
    const member = memberOf(viewer);
    const opened = await writing.open(params.id, member, query.schema);
    if (!opened) return storyMissing;
    const { story, copy, fresh, kept, isOwn, state, plans, undoFor } = opened;
    const roles = rolesAt(member, story.site);
    const { publicState, workState, isBinned } = state;
    const isOpen = !isBinned && publicState !== 'taken-down';
    const { epoch, version, document } = fresh;
    const memberIds = copy?.memberIds ?? [];
    const hasNames = kept.length > 0 || story.restrictedTo !== null || memberIds.length > 0;
    const nameOf = hasNames ? await memberNames(accounts) : () => '';
    const named = (one: number) => ({ id: one, name: nameOf({ kind: 'member', id: String(one) }) });
    const value = {
      id: story.id,
      epoch,
      version,
      schema: storySchemaNumber,
      document,
      publicState,
      workState,
      reason: copy?.reason ?? '',
      approvedVersion: copy?.approvedVersion ?? null,
      changesSinceApproval: changesSinceApproval(copy),
      isBinned,
      plans: plans.map(({ act, at }) => ({ act, at: at.toISOString() })),
      publicVersion: publicState === 'public' ? story.version : null,
      storyVersion: story.version,
      secrecyVersion: secrecyVersion(story),
      hasUnpublishedChanges: copy !== undefined && copy.version > copy.publishedVersion,
      slug: publicState === 'never' ? null : story.slug,
      embargo: story.embargo && { ...story.embargo, until: story.embargo.until.toISOString() },
      restrictedTo: story.restrictedTo?.map(named) ?? null,
      people: memberIds.map(named),
      undoFor,
      may: [
        ...(mayWrite(roles, isOwn) && isOpen ? ['write'] : []),
        ...(mayChangeFields(roles) && isOpen ? ['fields'] : []),
        ...(mayAssign(roles, { publicState, isBinned }) ? ['assign'] : []),
        ...(mayTakeDown(roles, publicState) ? ['takedown'] : []),
        ...(mayPassStops(roles) && publicState !== 'taken-down' ? ['pass'] : []),
        ...possibleActs(roles, { ...state, isOwn }),
        ...possibleSecrecyActs(roles, {
          publicState,
          isRestricted: story.restrictedTo !== null,
          isEmbargoed: story.embargo !== null,
        }),
      ],
      kept: kept.map(({ id, why, at, pieces, author }) => ({
        id,
        why,
        by: nameOf(author),
        pieces: pieces.map(({ text, block }) => ({ text, block })),
        at: at.toISOString(),
      })),
    };
    return { kind: 'answer', value, dependencies: null };
  },
});
