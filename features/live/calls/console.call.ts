/** `/api/newsroom/live/{id}`: a live blog with its posts, for whoever writes them [LCON-01]. */
import { z } from 'zod';
import { type ContentFeature, changeAuthorOf, type LoadedStory } from '#features/content/public.server.ts';
import { type Block, embedOf, type LivePost, runningTextOf } from '#features/content/public.ts';
import {
  type CallFailure,
  defineCall,
  failure,
  fieldsFailure,
  json,
  jsonBody,
  type SignedInClient,
} from '#features/kit/public.ts';
import type { MediaFeature } from '#features/media/public.server.ts';
import { may, type Viewpoint } from '#features/sites/public.ts';
import {
  memberOf,
  newsroomCall,
  notYours,
  storyInPath,
  storyMissing,
  type WritingFeature,
} from '#features/writing/public.server.ts';
import { numberInAddress } from '#platform/http/requests/numbers-in-addresses.ts';
import { slugOf } from '#platform/text/slug.ts';
import { chosenSlugSchema } from '#platform/text/slug-schema.ts';
import type { Clock } from '#platform/time/clock.ts';
import { consoleWords } from '../console/console-words.ts';
import type { LiveConsole } from '../console/live-console.server.ts';
import { textToHtml } from '../console/text-to-html.ts';
import { firstSentence } from '../first-sentence.ts';

interface ConsoleNeeds {
  clock: Clock;
  liveConsole: LiveConsole;
  content: ContentFeature;
  writing: Pick<WritingFeature, 'open'>;
  media: Pick<MediaFeature, 'imageById'>;
}

const authorSchema = z.object({ slug: z.string(), name: z.string() });
const time = z.iso.datetime();

const postSchema = z.object({
  id: z.int(),
  version: z.int().describe('A change of the post names it.'),
  slug: z.string(),
  title: z.string(),
  isUntitled: z.boolean().describe('Its title is its first sentence.'),
  text: z.string().describe('Without formatting.'),
  pictures: z.int(),
  pubDate: time,
  pinned: z.boolean(),
  keyEvent: z.boolean(),
  authors: z.array(z.string()),
});

const consoleSchema = z.object({
  id: z.int(),
  title: z.string(),
  site: z.string(),
  url: z.string().describe('Of the readers’ page; a path on the main domain.'),
  isLive: z.boolean(),
  authors: z.array(authorSchema).describe('Who may sign a post.'),
  ownAuthor: z.string().nullable().describe('The slug of the author with the member’s name.'),
  posts: z.array(postSchema).describe('The newest 30, and the pinned ones first.'),
});

export const consoleCall = defineCall({
  ...newsroomCall,
  id: 'newsroomLiveBlog',
  method: 'GET',
  path: '/api/newsroom/live/:id',
  summary: 'A live blog with its newest posts',
  params: storyInPath,
  problems: ['article-not-found'],
  answer: json(consoleSchema, 'The live blog.'),
  async handle({ params, view, viewer }, needs: ConsoleNeeds) {
    const opened = await openBlog(needs, view, params.id, viewer);
    if ('kind' in opened) return opened;
    const { story, posts } = opened.loaded;
    const { id, title, site, url, flags } = story;
    const { authors, ownAuthor } = opened;
    const value = {
      id,
      title,
      site,
      url,
      isLive: flags.includes('live'),
      authors,
      ownAuthor,
      posts: posts.map(presented),
    };
    return { kind: 'answer', value, dependencies: null };
  },
});

export const addPostCall = defineCall({
  ...newsroomCall,
  scope: 'publish',
  id: 'newsroomAddPost',
  method: 'POST',
  path: '/api/newsroom/live/:id/posts',
  summary: 'Publishes a post; one that is sent again is the same post',
  params: storyInPath,
  body: jsonBody(
    z.strictObject({
      key: z.uuid().describe('Of the post, made by whoever sends it.'),
      title: z.string().max(300).default('').describe('Without one its first sentence is its title.'),
      text: z.string().max(20_000).default('').describe('Plain; an empty line begins a paragraph.'),
      pictures: z
        .array(
          z.strictObject({ id: z.int().min(1).max(2_147_483_647), alt: z.string().max(1_000).default('') }),
        )
        .max(20)
        .default([]),
      embed: z.string().max(2_000).default('').describe('An address that can be embedded.'),
      author: chosenSlugSchema.nullable().default(null),
      time: z.iso
        .datetime({ offset: true })
        .optional()
        .describe('Of what it tells, which may be earlier than now.'),
      pinned: z.boolean().default(false),
      keyEvent: z.boolean().default(false),
    }),
    100_000,
  ),
  problems: ['article-not-found', 'fields-invalid'],
  answer: json(z.object({ id: z.int(), slug: z.string() }), 'The post.'),
  async handle({ params, body, view, viewer }, needs: ConsoleNeeds) {
    const opened = await openBlog(needs, view, params.id, viewer);
    if ('kind' in opened) return opened;
    const { key, title, text, pinned, keyEvent, author } = body;
    if (author !== null && opened.authors.every(({ slug }) => slug !== author))
      return fieldsFailure({ author: consoleWords.hu.author });
    const time = body.time === undefined ? undefined : new Date(body.time);
    if (time !== undefined && time > needs.clock.now()) return fieldsFailure({ time: consoleWords.hu.time });
    const below = await blocksBelow(needs, view, body);
    if ('kind' in below) return below;
    const post = {
      title,
      text: textToHtml(text),
      pinned,
      keyEvent,
      authors: author === null ? [] : [author],
      ...(time && { time }),
    };
    const { id, slug } = opened.loaded.story;
    const done = await needs.liveConsole.post({
      key,
      blog: { id, slug },
      post: { ...post, below: below.blocks },
      by: changeAuthorOf(viewer),
    });
    if (done.kind === 'refused')
      return fieldsFailure({ text: consoleWords.hu[title + text === '' ? 'text' : 'other'] });
    return { kind: 'answer', value: { id: done.id, slug: done.slug }, dependencies: null };
  },
});

const postInPath = storyInPath.extend({ post: numberInAddress(2_147_483_647) });

export const changePostCall = defineCall({
  ...newsroomCall,
  scope: 'publish',
  id: 'newsroomChangePost',
  method: 'PATCH',
  path: '/api/newsroom/live/:id/posts/:post',
  summary: 'Pins a post, marks it as a key event, or takes it from its readers',
  params: postInPath,
  body: jsonBody(
    z.strictObject({
      version: z.int().describe('Of the post that its sender saw; a newer one is not changed.'),
      pinned: z.boolean().optional(),
      keyEvent: z.boolean().optional(),
      withdrawn: z.literal(true).optional(),
    }),
    1_024,
  ),
  problems: ['article-not-found', 'version-outdated'],
  answer: json(z.object({ id: z.int() }), 'The post.'),
  async handle({ params, body, view, viewer }, needs: ConsoleNeeds) {
    const opened = await openBlog(needs, view, params.id, viewer);
    if ('kind' in opened) return opened;
    const loaded = await needs.content.storyById(view, params.post);
    if (loaded?.story.parentId !== params.id) return storyMissing;
    const change = {
      ...(body.pinned === undefined ? {} : { pinned: body.pinned }),
      ...(body.keyEvent === undefined ? {} : { keyEvent: body.keyEvent }),
    };
    const { version } = body;
    const post = { blog: params.id, post: params.post, by: changeAuthorOf(viewer), version };
    const done = await (body.withdrawn
      ? needs.liveConsole.withdraw(post)
      : needs.liveConsole.change(post, change));
    if (done.kind === 'refused')
      return failure(done.newer === undefined ? 'request-invalid' : 'version-outdated', done.why);
    return { kind: 'answer', value: { id: params.post }, dependencies: null };
  },
});

interface OpenedBlog {
  loaded: LoadedStory;
  authors: { slug: string; name: string }[];
  ownAuthor: string | null;
}

/** Editors write in all live blogs, authors in those that name them: among its authors, or as their own story [ACT-01]. */
async function openBlog(
  { content, writing }: ConsoleNeeds,
  view: Viewpoint,
  id: number,
  user: SignedInClient,
): Promise<OpenedBlog | CallFailure> {
  const loaded = await content.storyById(view, id);
  if (loaded?.story.type !== 'liveblog') return storyMissing;
  if (!loaded.isPublic && !(await content.maySee(user.viewer, id))) return storyMissing;
  const named = loaded.story.authors.map(({ slug, name }) => ({ slug, name }));
  const { viewer } = user;
  const isProgram = viewer.kind !== 'newsroom' || viewer.isProgram;
  const isMember = !isProgram && user.name !== null && user.name !== '';
  const { site } = loaded.story;
  const isNamed = isMember && named.some(({ name }) => name === user.name);
  const isTheirs = async () => isNamed || (await writing.open(id, memberOf(user)))?.isOwn;
  if (!may(viewer, 'edit-stories', site) && !(may(viewer, 'write-own-stories', site) && (await isTheirs())))
    return notYours;
  const own = isMember
    ? (await content.authors([slugOf(user.name ?? '')])).find(({ name }) => name === user.name)
    : undefined;
  const authors = new Map(
    [...named, ...(own ? [{ slug: own.slug, name: own.name }] : [])].map((one) => [one.slug, one]),
  );
  return { loaded, authors: [...authors.values()], ownAuthor: own?.slug ?? null };
}

/** Pictures and the embed, which stand below the text. */
async function blocksBelow(
  { media }: ConsoleNeeds,
  { edition }: Viewpoint,
  { pictures, embed }: { pictures: readonly { id: number; alt: string }[]; embed: string },
): Promise<{ blocks: Block[] } | CallFailure> {
  const blocks: Block[] = [];
  for (const { id, alt } of pictures) {
    if (!(await media.imageById(id))) return fieldsFailure({ picture: consoleWords.hu.picture });
    blocks.push({ kind: 'image', imageId: id, alt: alt.trim(), width: 'normal' });
  }
  if (embed.trim() === '') return { blocks };
  const known = embedOf(embed, edition.ownPages);
  if (known === null) return fieldsFailure({ embed: consoleWords.hu.embed });
  return { blocks: [...blocks, { kind: 'embed', ...known }] };
}

function presented(post: LivePost): z.output<typeof postSchema> {
  const { id, version, slug, title, pinned, keyEvent, body } = post;
  const text = runningTextOf(body);
  return {
    id,
    version,
    slug,
    title,
    pinned,
    keyEvent,
    text,
    isUntitled: title === firstSentence(text),
    pictures: Object.keys(post.images).length,
    pubDate: new Date(post.pubDate * 1000).toISOString(),
    authors: post.authors.map(({ name }) => name),
  };
}
