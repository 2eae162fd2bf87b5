/**
 * Pasted HTML as blocks of the editor; pictures are separate, since they have to be stored first [EDIT-08].
 */
import { escapeHtml } from '#platform/text/escape-html.ts';
import type { SimpleBlock } from '../blocks/block-kinds.ts';
import { textOf } from '../blocks/text-parts.ts';
import type { Block } from '../body-schema.ts';
import { htmlToBody } from '../from-html/html-to-body.server.ts';
import { countLoss, type Losses } from '../from-html/losses.ts';
import { picturesOf, resolveImages } from '../pending-body.ts';
import { blockToNode } from './draft-to-document.server.ts';

/** A node as ProseMirror's JSON. */
export interface PastedPart {
  node: unknown;
  /** Address of a picture whose id is not known yet; null for all other blocks. */
  picture: string | null;
}

export interface Pasted {
  parts: PastedPart[];
  losses: Losses;
}

/** @param knownPicture The id of a picture that was copied from one of our own pages. */
export async function pastedParts(
  html: string,
  knownPicture: (address: string) => Promise<number | undefined>,
): Promise<Pasted> {
  const { body, losses } = htmlToBody(html, { dialect: 'pasted' });
  const sources = picturesOf(body).map(({ source }) => source);
  const places = new Map(sources.map((source, at) => [source, at + 1]));
  const known = await Promise.all(sources.map(knownPicture));
  const parts = resolveImages(body, places)
    .flatMap((block) => blocksOf(block, losses))
    .map((block): PastedPart => {
      if (block.kind !== 'image') return { node: blockToNode(block).toJSON(), picture: null };
      const place = block.imageId - 1;
      const imageId = known[place];
      if (imageId === undefined)
        return { node: blockToNode(block).toJSON(), picture: sources[place] ?? null };
      return { node: blockToNode({ ...block, imageId }).toJSON(), picture: null };
    });
  return { parts, losses };
}

/** Pictures of a gallery and of a box become single pictures, each when it is stored. */
function blocksOf(block: Block, losses: Losses): Block[] {
  if (block.kind === 'gallery')
    return block.images.map((use): Block => ({ ...use, kind: 'image', width: 'normal' }));
  if (block.kind === 'html') return paragraphsOf(block.html, losses);
  if (block.kind !== 'infoBox') return [block];
  const inner = block.blocks.flatMap((one) => blocksOf(one, losses));
  const isPicture = (one: Block) => one.kind === 'image';
  const blocks = inner.filter((one): one is SimpleBlock => one.kind !== 'infoBox' && !isPicture(one));
  return [{ ...block, blocks }, ...inner.filter(isPicture)];
}

/** Preformatted text as paragraphs, because the editor cannot edit it as it is. */
function paragraphsOf(html: string, losses: Losses): Block[] {
  countLoss(losses, 'preformatted');
  return html
    .split(/\n|<br>|<\/d[dt]>/)
    .map(textOf)
    .filter((line) => line !== '')
    .map((line): Block => ({ kind: 'paragraph', html: escapeHtml(line) }));
}
