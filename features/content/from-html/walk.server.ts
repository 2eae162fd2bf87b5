/** What the block makers share while they read one story's HTML. */
import type { Element, RootContent } from 'hast';
import type { OwnPages } from '../embed-address.ts';
import type { Losses } from '../losses.ts';
import type { PendingBlock, PendingInfoBox, PendingSimpleBlock } from '../pending-body.ts';
import type { LinkNeeds } from './link-address.server.ts';

/** A picture that the story's source knows by number: WordPress attachments. */
export interface AttachedPicture {
  id: string;
  source: string;
  alt: string;
  caption: string;
  /** Belongs to this very story, so a `[gallery]` without numbers shows it. */
  own: boolean;
}

/** Levels as they stand in the source (1–6); shifted to 2–4 when the whole body is known. */
export interface DraftHeading {
  kind: 'heading';
  level: number;
  /** The id it had, for links that point there. */
  oldId: string;
  html: string;
}

/** Numbered when all notes of the body are known. */
export interface DraftFootnotes {
  kind: 'footnotes';
  notes: { oldId: string; html: string }[];
}

type DraftedLate = { kind: 'heading' } | { kind: 'footnotes' };
export type DraftSimpleBlock = Exclude<PendingSimpleBlock, DraftedLate> | DraftHeading | DraftFootnotes;
export type DraftInfoBox = Omit<PendingInfoBox, 'blocks'> & { blocks: DraftSimpleBlock[] };
export type DraftBlock =
  | Exclude<PendingBlock, DraftedLate | { kind: 'infoBox' }>
  | DraftHeading
  | DraftFootnotes
  | DraftInfoBox;

export interface Walk extends LinkNeeds {
  losses: Losses;
  /** Pages of the paper's own that stories may frame. */
  ownPages: readonly OwnPages[];
  attached: readonly AttachedPicture[];
  /** Embedded posts whose quotes were read: the frames that would cover them say the same. */
  quotedPosts: Set<string>;
  /** Bare addresses alone in a paragraph are players. */
  bareAddresses: boolean;
  /** Reads any content into blocks. */
  flow(nodes: readonly RootContent[]): DraftBlock[];
  /** Inline HTML of any content, and the blocks in it that cannot be inline. */
  inline(nodes: readonly RootContent[]): { html: string; rest: DraftBlock[] };
}

/** Turns one element into blocks; `around` are the inline elements it stood in, outermost first. */
export type BlockMaker = (element: Element, walk: Walk, around: readonly Element[]) => DraftBlock[];
