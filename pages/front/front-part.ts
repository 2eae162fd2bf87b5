/** Converts a filled box of a front page into the data of its view. */
import type { FilledPart } from '#features/front/public.server.ts';
import {
  autoBlockVariants,
  blogPostsShown,
  recommenderGroups,
  recommenderVersions,
} from '#features/front/public.ts';
import { originOf, type Site, sectionUrl, type Viewpoint } from '#features/sites/public.ts';

import type { FrontBlock, FrontBox, Variants } from './front-data.ts';

/** Renders the inside of a box as on the page. */
export type RenderFrontPart = (part: FrontBox | FrontBlock, site: Site) => string;

const autoBlockPool: Variants = {
  from: '/api/index/auto-block',
  most: autoBlockVariants,
  pool: 'autoBlockVariants',
};
const recommenderPool: Variants = {
  from: '/api/recommended/mstag/all',
  most: recommenderVersions,
  pool: 'recommenderVersions',
};

const presentedParts = new WeakMap<FilledPart, FrontBox | FrontBlock>();

/** Memoised: one part always gives the same object. A part belongs to one site and looks the same on every page. */
export function presentPart(view: Viewpoint, part: FilledPart): FrontBox | FrontBlock {
  const known = presentedParts.get(part);
  if (known) return known;
  const presentedPart = boxOf(view, part);
  presentedParts.set(part, presentedPart);
  return presentedPart;
}

function boxOf(view: Viewpoint, part: FilledPart): FrontBox | FrontBlock {
  const { slug, position, title } = part;
  const head = { slug, position, title };
  switch (part.kind) {
    case 'trending':
      return {
        ...head,
        kind: part.kind,
        tags: part.tags.map(({ name, slug: tag }) => ({ name, href: `/cimke/${tag}` })),
      };
    case 'books':
      return { ...head, kind: part.kind, books: part.books };
    case 'promo':
      return { ...head, kind: part.kind, promo: part.promo };
    case 'blogs':
      return { ...head, kind: part.kind, posts: part.posts, shown: blogPostsShown };
    case 'links':
      return {
        ...head,
        kind: part.kind,
        shop: view.edition.shop?.href ?? null,
        stores: view.edition.stores ?? null,
      };
    case 'recommender': {
      const groups = recommenderGroups.map((group) => ({ group, stories: part.groups[group] }));
      const filled = groups.filter(({ stories }) => stories.length > 0);
      return { ...head, kind: part.kind, groups: filled, variants: recommenderPool };
    }
    case 'auto': {
      const { kind, stories } = part;
      return { ...head, kind, href: urlOfBox(view, part), stories, variants: autoBlockPool };
    }
    default:
      return { ...head, kind: part.kind, href: urlOfBox(view, part), stories: part.stories };
  }
}

/** A box filled from a list links to the list: to a site if the list is all that site publishes, or to a section. */
export function urlOfBox(view: Viewpoint, part: FilledPart): string {
  const { edition, site: here, port } = view;
  const [kind, name] = part.list?.split(':') ?? [];
  if (kind === 'section') {
    const [slug] = name?.split('@') ?? [];
    const stories = 'stories' in part ? part.stories : [];
    const section = stories.find((story) => story.section?.slug === slug)?.section;
    return section ? sectionUrl(view, section) : '';
  }
  const site = kind === 'latest' && edition.sites.find((one) => one.slug === name);
  if (!site) return '';
  const path = site.path === '' ? '/legfrissebb' : site.path;
  return site.domains[0] === here.domains[0] ? path : originOf(site, port) + path;
}
