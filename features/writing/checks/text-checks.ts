/** Checks that need only the text of a story. */
import type { Node } from 'prosemirror-model';
import { givenFields } from '#features/content/public.document.ts';
import { leadLimits } from '#features/content/public.ts';
import { fieldsIn } from '../collab/field-step.ts';

/** @example textOf(document, 'title') */
export function textOf(document: Node, part: string): string {
  return document.children.find(({ type }) => type.name === part)?.textContent.trim() ?? '';
}

/** Whether cards show the whole lead; a longer one is cut in the middle of a sentence. */
export function leadFits(lead: string): boolean {
  return [...lead].length <= leadLimits.long;
}

/** Keys of the story's blocks that have a picture without alternative text. */
export function picturesWithoutAlt(document: Node): (string | null)[] {
  return blocksWith(document, (node) => node.type.name === 'alt' && node.content.size === 0);
}

export interface UsedPicture {
  imageId: number;
  place: { field: string } | { block: string | null };
}

/** Pictures of the text and of the fields, the cover among them. */
export function picturesIn(document: Node): UsedPicture[] {
  const fields = fieldsIn(document);
  const found: UsedPicture[] = pictureFields.flatMap((field) => {
    const imageId = fields[field];
    return typeof imageId === 'number' ? [{ imageId, place: { field } }] : [];
  });
  forEachNode(document, ({ attrs }, block) => {
    if (typeof attrs.imageId === 'number') found.push({ imageId: attrs.imageId, place: { block } });
  });
  return found;
}

const pictureFields = givenFields.flatMap(({ name, refersTo }) => (refersTo === 'images' ? [name] : []));

export interface OwnLink {
  slug: string;
  block: string | null;
}

/** Links to own stories, each once per block. */
export function ownLinksIn(document: Node): OwnLink[] {
  const found = new Map<string, OwnLink>();
  forEachNode(document, (node, block) => {
    for (const slug of slugsOf(node)) found.set(`${block} ${slug}`, { slug, block });
  });
  return [...found.values()];
}

function slugsOf(node: Node): string[] {
  const ofMarks = node.marks.map(({ attrs }) => String(attrs.href ?? ''));
  const slugs = ofMarks
    .filter((href) => href.startsWith('story:'))
    .map((href) => href.slice('story:'.length));
  return node.type.name === 'relatedLink' && typeof node.attrs.slug === 'string'
    ? [...slugs, node.attrs.slug]
    : slugs;
}

/** Fields of the sensitive topics that the text mentions. */
export function sensitiveTopics(
  document: Node,
  topics: Readonly<Partial<Record<string, readonly string[]>>>,
): string[] {
  const words = document
    .textBetween(0, document.content.size, ' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  return Object.entries(topics)
    .filter(([, beginnings = []]) =>
      beginnings.some((beginning) => words.some((word) => word.startsWith(beginning.toLowerCase()))),
    )
    .map(([field]) => field);
}

function blocksWith(document: Node, isFound: (node: Node) => boolean): (string | null)[] {
  const keys = new Set<string | null>();
  forEachNode(document, (node, block) => {
    if (isFound(node)) keys.add(block);
  });
  return [...keys];
}

/** Visits each node with the key of its outermost block. */
function forEachNode(document: Node, visit: (node: Node, block: string | null) => void): void {
  const walk = (node: Node, block: string | null): void => {
    const key = block ?? (typeof node.attrs.key === 'string' ? node.attrs.key : null);
    visit(node, key);
    for (const child of node.children) walk(child, key);
  };
  for (const child of document.children) walk(child, null);
}
