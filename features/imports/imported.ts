/** What a newsroom's file holds, whatever its format: the words every reader translates into. */

export interface ImportedSite {
  kind: 'site';
  title: string;
  /** Address of the old site, without a closing slash; '' when the file does not say. */
  baseUrl: string;
  language: string;
}

export interface ImportedAuthor {
  slug: string;
  name: string;
  email: string;
}

export interface ImportedTerm {
  slug: string;
  name: string;
  /** Slug of the category above, '' for none. */
  parent: string;
  description: string;
}

/** A picture by where it lay: an address or a file name. */
export interface ImportedPicture {
  source: string;
  alt: string;
  caption: string;
  credit: string;
  /** Main subject as fractions of width and height, when the source says. */
  focal: { x: number; y: number } | null;
}

/** A picture that the story's HTML may name by its number. */
export interface ImportedAttachment {
  id: string;
  source: string;
  alt: string;
  caption: string;
  own: boolean;
}

export interface ImportedStory {
  kind: 'story';
  type: 'post' | 'page';
  /** The same story in the next file has the same key. */
  sourceKey: string;
  title: string;
  subtitle: string;
  /** Plain text; '' when the source has none. */
  lead: string;
  html: string;
  dialect: 'html' | 'wordpress';
  state: 'draft' | 'scheduled' | 'active' | 'withdrawn';
  /** Null for drafts that were never dated. */
  pubDate: Date | null;
  updatedAt: Date | null;
  /** As the source counts its versions; 0 when it does not. */
  version: number;
  /** Wanted address part, '' when the source has none. */
  slug: string;
  /** Every address the story was known by, full or as a path with query. */
  addresses: string[];
  authors: ImportedAuthor[];
  categories: ImportedTerm[];
  /** Slug of the most important category, '' when the source does not say. */
  primaryCategory: string;
  tags: { slug: string; name: string }[];
  leadPicture: ImportedPicture | null;
  /** Pictures that came with the story and are not in its HTML. */
  pictures: ImportedPicture[];
  /** What the source says of pictures that do stand in its HTML, where the HTML itself does not say it. */
  shownPictures?: ImportedPicture[];
  attached: ImportedAttachment[];
  language: string;
  /** 0 when the source has no ranking; higher is more important. */
  rank: number;
  isImportant: boolean;
  ogDescription: string;
  losses: Record<string, number>;
}

/** Left out on purpose, and why. */
export interface ImportedSkip {
  kind: 'skipped';
  sourceKey: string;
  title: string;
  why: string;
  losses: Record<string, number>;
}

/** A picture of the archive; taken only when a story shows it. */
export interface ImportedAttachmentSeen {
  kind: 'attachment';
  sourceKey: string;
}

export type ImportedThing =
  | ImportedSite
  | ({ kind: 'author' } & ImportedAuthor)
  | ({ kind: 'term'; taxonomy: 'category' | 'tag' } & ImportedTerm)
  | ImportedAttachmentSeen
  | ImportedStory
  | ImportedSkip;

/** A file that can be read from its beginning as often as needed. */
export interface ImportFile {
  name: string;
  open(): AsyncIterable<Uint8Array>;
}
