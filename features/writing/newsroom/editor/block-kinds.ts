/** The block types that can be added, with their empty forms; the schema defines all of them. */
import type { Node, Schema } from 'prosemirror-model';

export const addedBlocks = [
  'paragraph',
  'heading',
  'subheading',
  'list',
  'numberedList',
  'quote',
  'pullQuote',
  'image',
  'archivePicture',
  'gallery',
  'video',
  'table',
  'embed',
  'relatedLink',
  'infoBox',
  'footnotes',
  'file',
  'quiz',
  'episode',
  'divider',
] as const;
export type AddedBlock = (typeof addedBlocks)[number];

/** Blocks that need a choice before they are created: by an address or a search, or files. */
const asked = ['embed', 'relatedLink', 'quiz', 'episode'] as const;
const ofFiles = ['image', 'gallery', 'video', 'file'] as const;
export type AskedBlock = (typeof asked)[number];
export type FileBlock = (typeof ofFiles)[number];
export type BlockRequest = AskedBlock | FileBlock | 'archivePicture';

export function requestOf(kind: AddedBlock): BlockRequest | null {
  return [...asked, ...ofFiles, 'archivePicture' as const].find((one) => one === kind) ?? null;
}

export function isOfFiles(request: BlockRequest): request is FileBlock {
  return ofFiles.some((one) => one === request);
}

/** An empty block; null where a choice is needed first, and for a note, which begins with its citation. */
export function emptyBlock(schema: Schema, kind: AddedBlock): Node | null {
  if (requestOf(kind) !== null || kind === 'footnotes') return null;
  const make = (name: string, attrs: Record<string, unknown> = {}, content: Node[] = []) =>
    schema.nodes[name]?.createAndFill(attrs, content) ?? null;
  switch (kind) {
    case 'heading':
      return make('heading', { level: 2 });
    case 'subheading':
      return make('heading', { level: 3 });
    case 'list':
    case 'numberedList': {
      const item = make('listItem');
      return item && make('list', { ordered: kind === 'numberedList' }, [item]);
    }
    case 'quote': {
      const line = make('quoteLine');
      return line && make('quote', {}, [line]);
    }
    case 'infoBox': {
      const paragraph = make('paragraph');
      const title = make('boxTitle');
      return paragraph && title && make('infoBox', {}, [title, paragraph]);
    }
    case 'table':
      return emptyTable(schema, { rows: 3, columns: 3 });
    default:
      return make(kind);
  }
}

/** A table whose first row is the header. */
function emptyTable(schema: Schema, { rows, columns }: { rows: number; columns: number }): Node | null {
  const { table, tableGrid, tableRow, tableHeader, tableCell, caption } = schema.nodes;
  if (!table || !tableGrid || !tableRow || !tableHeader || !tableCell || !caption) return null;
  const rowOf = (isHead: boolean) =>
    tableRow.create(
      { head: isHead },
      Array.from({ length: columns }, () => (isHead ? tableHeader : tableCell).createAndFill()).filter(
        (cell) => cell !== null,
      ),
    );
  return table.create(null, [
    caption.create(),
    tableGrid.create(
      null,
      Array.from({ length: rows }, (_, at) => rowOf(at === 0)),
    ),
  ]);
}
