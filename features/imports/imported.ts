/** The records of a newsroom's file, independent of its format; every reader translates into these types. */

export interface ImportedSite {
  kind: 'site';
  title: string;
  /** Address of the old site, without a trailing slash; '' when the file does not say. */
  baseUrl: string;
  language: string;
}

export interface ImportedAuthor {
  slug: string;
  name: string;
  email: string;
  /** Paths of the author's lists on the old site, where they differ from ours. */
  formerPaths: string[];
}

export interface ImportedTerm {
  slug: string;
  name: string;
  /** Slug of the parent category, '' for none. */
  parent: string;
  description: string;
  /** Path of its list by number on the old site; '' for none. */
  formerPath: string;
}

/** A picture; `source` is its old address or a file name. */
export interface ImportedPicture {
  source: string;
  alt: string;
  caption: string;
  credit: string;
  /** Focal point as fractions of width and height; null when the source has none. */
  focal: { x: number; y: number } | null;
}

/** A picture that the story's HTML may refer to by its id. */
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
  /** Identifies the same story in every file of the source. */
  sourceKey: string;
  title: string;
  subtitle: string;
  /** Plain text; '' when the source has none. */
  lead: string;
  html: string;
  dialect: 'html' | 'wordpress';
  state: 'draft' | 'scheduled' | 'active' | 'withdrawn';
  /** Null for drafts that have no date. */
  pubDate: Date | null;
  updatedAt: Date | null;
  /** From then on the source does not allow it to be shown. */
  expiresAt?: Date;
  /** Version number in the source; 0 when it has none. */
  version: number;
  /** Preferred slug; '' when the source has none. */
  slug: string;
  /** Every address the story had, absolute or as a path with query. */
  addresses: string[];
  authors: ImportedAuthor[];
  categories: ImportedTerm[];
  /** Slug of the most important category, '' when the source does not say. */
  primaryCategory: string;
  tags: { slug: string; name: string }[];
  leadPicture: ImportedPicture | null;
  /** Pictures that belong to the story but are not in its HTML. */
  pictures: ImportedPicture[];
  /** Captions and credits of pictures in the HTML, where the HTML itself does not have them. */
  shownPictures?: ImportedPicture[];
  attached: ImportedAttachment[];
  language: string;
  /** 0 when the source has no ranking; higher is more important. */
  rank: number;
  isImportant: boolean;
  ogDescription: string;
  losses: Record<string, number>;
  /** Names of the single losses, where they have one. */
  lost: string[];
}

/** An item left out on purpose, and why. */
export interface ImportedSkip {
  kind: 'skipped';
  sourceKey: string;
  title: string;
  why: string;
  losses: Record<string, number>;
  lost: string[];
}

/** A picture of the archive; imported only when a story shows it. */
export interface AttachmentRecord {
  kind: 'attachment';
  sourceKey: string;
}

export type ImportedRecord =
  | ImportedSite
  | ({ kind: 'author' } & ImportedAuthor)
  | ({ kind: 'term'; taxonomy: 'category' | 'tag' } & ImportedTerm)
  | AttachmentRecord
  | ImportedStory
  | ImportedSkip;

/** A file that can be read from its beginning as often as needed. */
export interface ImportFile {
  name: string;
  open(): AsyncIterable<Uint8Array>;
}
