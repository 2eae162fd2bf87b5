/** `/api/newsroom/{tags,sections,authors}`: editors list, make and change them [TOOL-06]. */
import { z } from 'zod';
import {
  type CallFailure,
  defineCall,
  failure,
  fieldsFailure,
  json,
  jsonBody,
  publicCall,
} from '#features/kit/public.ts';
import { imageAddress } from '#features/media/public.ts';
import { sectionUrl, type Viewpoint } from '#features/sites/public.ts';
import { contentVersion } from '#platform/http/answers/content-version.server.ts';
import { numberInAddress } from '#platform/http/requests/numbers-in-addresses.ts';
import type { ContentFeature } from '../content-feature.server.ts';
import { labelFaultWords } from '../taxonomy/label-fault-words.ts';
import {
  authorChange,
  authorFields,
  type LabelOutcome,
  sectionChange,
  sectionFields,
  tagChange,
  tagFields,
} from '../taxonomy/label-fields.ts';
import { countedStories, type LabelKind } from '../taxonomy/label-kinds.ts';
import type { LabelStore, Labels } from '../taxonomy/labels.server.ts';

interface LabelNeeds {
  content: Pick<ContentFeature, 'labels'>;
}

const editorsCall = {
  ...publicCall,
  tag: 'newsroom',
  audience: 'signedIn',
  right: 'edit-stories',
  varies: 'nothing',
  caching: 'none',
  cors: 'own',
  isDocumented: false,
} as const;

const largestBody = 16_384;
const idInPath = z.object({ id: numberInAddress(2_147_483_647) });

const listedSchema = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  note: z.string().describe('The slug of a section’s site, the title of an author.'),
  isOpen: z.boolean(),
  stories: z.int().describe(`How many stories have it; ${countedStories} for as many or more.`),
});

const common = {
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  url: z.string().describe('Of the page for readers, which exists from the first public story on.'),
  version: z.int(),
};

interface Described<Shown, Given, Change, Answer> {
  /** Of one, in ids of calls. */
  name: string;
  fields: z.ZodType<Given>;
  change: z.ZodType<Change>;
  answer: z.ZodType<Answer>;
  store(labels: Labels): LabelStore<Shown, Given, Change>;
  present(shown: Shown, at: { view: Viewpoint; version: number }): Answer;
}

function labelCalls<Shown, Given, Change, Answer extends { version: number }>(
  kind: LabelKind,
  { name, fields, change, answer, store, present }: Described<Shown, Given, Change, Answer>,
) {
  const path = `/api/newsroom/${kind}`;
  const one = name.toLowerCase();
  const missing = failure('label-not-found', `No ${one} has this id.`);
  const storeOf = ({ content }: LabelNeeds) => store(content.labels);
  const show = async (id: number, view: Viewpoint, needs: LabelNeeds) => {
    const shown = await storeOf(needs).byId(id);
    if (shown === undefined) return missing;
    const value = present(shown, { view, version: contentVersion(shown) });
    return { kind: 'answer', value, dependencies: null } as const;
  };
  const shownAnswer = json(answer, `The ${one}.`);
  const problems = ['label-not-found', 'fields-invalid', 'version-outdated'] as const;
  return {
    list: defineCall({
      ...editorsCall,
      id: `newsroom${name}s`,
      path,
      summary: `The ${kind} of the newsroom`,
      description: 'By words of their names, or without any the newest tags and the others by name.',
      query: z.object({ q: z.string().max(100).default('') }),
      answer: json(z.object({ [kind]: z.array(listedSchema) }), 'At most two hundred.'),
      async handle({ query: { q } }, { content }: LabelNeeds) {
        return { kind: 'answer', value: { [kind]: await content.labels.list(kind, q) }, dependencies: null };
      },
    }),
    one: defineCall({
      ...editorsCall,
      id: `newsroom${name}`,
      path: `${path}/:id`,
      summary: `A ${one} with its texts`,
      params: idInPath,
      answer: shownAnswer,
      problems,
      handle: async ({ params: { id }, view }, needs: LabelNeeds) => show(id, view, needs),
    }),
    create: defineCall({
      ...editorsCall,
      id: `newsroomCreate${name}`,
      method: 'POST',
      path,
      summary: `Makes a ${one}`,
      body: jsonBody(fields, largestBody),
      answer: shownAnswer,
      problems,
      async handle({ body, view }, needs: LabelNeeds) {
        const outcome = await storeOf(needs).create(body);
        return outcome.kind === 'saved' ? show(outcome.id, view, needs) : (faultOf(outcome) ?? missing);
      },
    }),
    change: defineCall({
      ...editorsCall,
      id: `newsroomChange${name}`,
      method: 'PATCH',
      path: `${path}/:id`,
      summary: `Changes a ${one}; its address stays`,
      params: idInPath,
      body: jsonBody(change, largestBody),
      answer: shownAnswer,
      problems,
      async handle({ params: { id }, body, view }, needs: LabelNeeds) {
        const outcome = await storeOf(needs).change(id, body);
        if (outcome.kind === 'refused') return faultOf(outcome) ?? missing;
        const shown = await show(id, view, needs);
        return outcome.kind === 'outdated' && shown.kind === 'answer'
          ? { kind: 'outdated', value: shown.value, version: shown.value.version }
          : shown;
      },
    }),
  };
}

function faultOf(outcome: LabelOutcome): CallFailure | null {
  return outcome.kind === 'refused'
    ? fieldsFailure({ [outcome.fault]: labelFaultWords.hu[outcome.fault] })
    : null;
}

export const tagCalls = labelCalls('tags', {
  name: 'Tag',
  fields: tagFields,
  change: tagChange,
  answer: z.object({ ...common, description: z.string() }),
  store: ({ tags }) => tags,
  present: (tag, { version }) => ({ ...tag, version, url: `/cimke/${tag.slug}` }),
});

export const sectionCalls = labelCalls('sections', {
  name: 'Section',
  fields: sectionFields,
  change: sectionChange,
  answer: z.object({ ...common, description: z.string(), site: z.string(), isOpen: z.boolean() }),
  store: ({ sections }) => sections,
  present: ({ active, ...section }, { view, version }) => ({
    ...section,
    version,
    isOpen: active,
    url: sectionUrl(view, section),
  }),
});

export const authorCalls = labelCalls('authors', {
  name: 'Author',
  fields: authorFields,
  change: authorChange,
  answer: z.object({
    ...common,
    title: z.string(),
    bio: z.string(),
    email: z.string(),
    picture: z.object({ id: z.int(), url: z.string() }).nullable(),
    memberId: z.int().nullable(),
  }),
  store: ({ authors }) => authors,
  present: ({ avatar, ...author }, { version }) => ({
    ...author,
    version,
    url: `/szerzo/${author.slug}`,
    picture: avatar && {
      id: avatar.id,
      url: imageAddress(avatar, { size: '1x1-160', format: 'webp', name: author.slug }),
    },
  }),
});
