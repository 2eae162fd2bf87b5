/** Blocks of a landing page that are not story lists: video, books, excerpts and ad slots. */
import { z } from 'zod';
import type { FrontFeature } from '#features/front/public.server.ts';
import { booksSchema } from '#features/front/public.ts';
import type { PageRequest } from '#features/kit/public.ts';
import type { Landing } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { LandingBlock } from './landing-data.ts';

interface BlocksNeeds {
  front: FrontFeature;
  log: Log;
}

type OwnBlock = Exclude<Landing['blocks'][number], { kind: 'stories' }>;

interface Found {
  block: LandingBlock | null;
  dependencies: Dependency[];
  isWhole: boolean;
}

/** Loads the data of each block; one that fails is logged and left out [S17]. */
export async function ownBlocksOf(
  request: PageRequest,
  landing: Landing,
  needs: BlocksNeeds,
): Promise<{ blocks: Map<OwnBlock, LandingBlock>; dependencies: Dependency[]; isWhole: boolean }> {
  const wanted = landing.blocks.filter((block): block is OwnBlock => block.kind !== 'stories');
  const found = await Promise.all(
    wanted.map(async (block) => [block, await ownBlockOrNothing(request, block, needs)] as const),
  );
  return {
    blocks: new Map(found.flatMap(([block, { block: shown }]) => (shown ? [[block, shown]] : []))),
    dependencies: found.flatMap(([, { dependencies }]) => dependencies),
    isWhole: found.every(([, { isWhole }]) => isWhole),
  };
}

async function ownBlockOrNothing(
  { site }: PageRequest,
  block: OwnBlock,
  { front, log }: BlocksNeeds,
): Promise<Found> {
  try {
    return await ownBlock(block, front);
  } catch (error) {
    log.warn({ err: error, site: site.slug, block: block.kind }, 'a block of a landing page is left out');
    return { block: null, dependencies: [], isWhole: false };
  }
}

async function ownBlock(block: OwnBlock, front: FrontFeature): Promise<Found> {
  switch (block.kind) {
    case 'ad':
      return { block: { kind: 'ad', slot: block.slot }, dependencies: [], isWhole: true };
    case 'video':
      return videoOf(block, front);
    case 'books': {
      const { content, ...found } = await uniqueOf(front, block.unique, booksSchema);
      return { ...found, block: content && { kind: 'books', title: block.title, books: content } };
    }
    case 'excerpts': {
      const { content, ...found } = await uniqueOf(front, block.unique, excerptsSchema);
      return { ...found, block: content && { kind: 'excerpts', title: block.title, excerpts: content } };
    }
  }
}

const webAddress = z.url({ protocol: /^https$/ });
const excerptsSchema = z
  .array(
    z.object({ title: z.string(), href: z.string().startsWith('/'), text: z.string(), source: z.string() }),
  )
  .min(1);

/** Content is null if there is no such item. */
async function uniqueOf<T>(front: FrontFeature, slug: string, schema: z.ZodType<T>) {
  const item = await front.unique(slug);
  return {
    content: item ? schema.parse(item.content) : null,
    dependencies: [{ key: `unique:${slug}` }],
    isWhole: true,
  };
}

async function videoOf(
  { uniqueGroup, item, title, text, links }: Extract<OwnBlock, { kind: 'video' }>,
  front: FrontFeature,
): Promise<Found> {
  const group = await front.uniqueGroup(uniqueGroup);
  const address = group?.uniques.find(({ slug }) => slug === item)?.content;
  return {
    block:
      address === undefined ? null : { kind: 'video', title, text, href: webAddress.parse(address), links },
    dependencies: [{ key: `unique-group:${uniqueGroup}` }, { key: `unique:${item}` }],
    isWhole: true,
  };
}
