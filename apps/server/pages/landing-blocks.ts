/** The blocks of a landing page that are not stories: a video, books, lines to read on from, places for advertisements. */
import { z } from 'zod';
import type { LandingBlock } from '#apps/web/page-data.ts';
import { booksSchema } from '#features/front/public.ts';
import type { Landing } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { PageRequest } from './page-request.ts';

type OwnBlock = Exclude<Landing['blocks'][number], { kind: 'stories' }>;

interface Found {
  block: LandingBlock | null;
  dependencies: Dependency[];
  isWhole: boolean;
}

/** What each block shows; one that fails is left out, and the log says so once [S17]. */
export async function ownBlocksOf(
  request: PageRequest,
  landing: Landing,
): Promise<{ blocks: Map<OwnBlock, LandingBlock>; dependencies: Dependency[]; isWhole: boolean }> {
  const wanted = landing.blocks.filter((block): block is OwnBlock => block.kind !== 'stories');
  const found = await Promise.all(
    wanted.map(async (block) => [block, await attempt(request, block)] as const),
  );
  return {
    blocks: new Map(found.flatMap(([block, { block: shown }]) => (shown ? [[block, shown]] : []))),
    dependencies: found.flatMap(([, { dependencies }]) => dependencies),
    isWhole: found.every(([, { isWhole }]) => isWhole),
  };
}

async function attempt(request: PageRequest, block: OwnBlock): Promise<Found> {
  try {
    return await ownBlock(request, block);
  } catch (error) {
    const { house, site } = request;
    house.log.warn(
      { err: error, site: site.slug, block: block.kind },
      'a block of a landing page is left out',
    );
    return { block: null, dependencies: [], isWhole: false };
  }
}

async function ownBlock(request: PageRequest, block: OwnBlock): Promise<Found> {
  switch (block.kind) {
    case 'ad':
      return { block: { kind: 'ad', slot: block.slot }, dependencies: [], isWhole: true };
    case 'video':
      return videoOf(request, block);
    case 'books': {
      const { content, ...found } = await uniqueOf(request, block.unique, booksSchema);
      return { ...found, block: content && { kind: 'books', title: block.title, books: content } };
    }
    case 'excerpts': {
      const { content, ...found } = await uniqueOf(request, block.unique, excerptsSchema);
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

/** Null where there is no such item. */
async function uniqueOf<T>({ house }: PageRequest, slug: string, schema: z.ZodType<T>) {
  const item = await house.front.unique(slug);
  return {
    content: item ? schema.parse(item.content) : null,
    dependencies: [{ key: `unique:${slug}` }],
    isWhole: true,
  };
}

async function videoOf(
  { house }: PageRequest,
  { uniqueGroup, item, title, text, links }: Extract<OwnBlock, { kind: 'video' }>,
): Promise<Found> {
  const group = await house.front.uniqueGroup(uniqueGroup);
  const address = group?.uniques.find(({ slug }) => slug === item)?.content;
  return {
    block:
      address === undefined ? null : { kind: 'video', title, text, href: webAddress.parse(address), links },
    dependencies: [{ key: `unique-group:${uniqueGroup}` }, { key: `unique:${item}` }],
    isWhole: true,
  };
}
