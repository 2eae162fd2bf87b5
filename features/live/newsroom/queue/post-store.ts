import type { DBSchema, IDBPDatabase } from 'idb';
import { openLiveDatabase } from '#features/writing/public.newsroom.ts';

/** Posts that wait to be sent, on the person's own device: they outlive a lost network and a closed tab [LCON-02]. */
export interface QueuedPost {
  key: string;
  blog: number;
  /** When it was written, in milliseconds: they are sent in this order. */
  at: number;
  title: string;
  text: string;
  embed: string;
  author: string | null;
  /** Time of the event that the post reports, with a zone; '' for the time of its publication. */
  time: string;
  pinned: boolean;
  keyEvent: boolean;
  pictures: { file: File; alt: string }[];
  /** Why the server refused it; '' while it waits. */
  problem: string;
}

/** A post as it is typed, before it is in the queue. */
export type WrittenPost = Omit<QueuedPost, 'key' | 'at' | 'blog' | 'problem'>;

/** The posts of one member [SAVE-13]. */
export interface PostStore {
  /** The unfinished post of a live blog. */
  draft(blog: number): Promise<WrittenPost | undefined>;
  keepDraft(blog: number, post: WrittenPost): Promise<void>;
  all(): Promise<QueuedPost[]>;
  put(post: QueuedPost): Promise<void>;
  remove(key: string): Promise<void>;
}

/** Without a store of the browser, as in some private windows, in memory. */
export async function openPostStore(memberId: number): Promise<PostStore> {
  try {
    return storeIn(await openDatabase(memberId));
  } catch {
    return memoryStore();
  }
}

export function memoryStore(): PostStore {
  const posts = new Map<string, QueuedPost>();
  const drafts = new Map<number, WrittenPost>();
  return {
    draft: async (blog) => drafts.get(blog),
    keepDraft: async (blog, post) => void drafts.set(blog, post),
    all: async () => [...posts.values()],
    put: async (post) => void posts.set(post.key, post),
    remove: async (key) => void posts.delete(key),
  };
}

interface PostSchema extends DBSchema {
  posts: { key: string; value: QueuedPost };
  drafts: { key: number; value: WrittenPost };
}

function openDatabase(memberId: number): Promise<IDBPDatabase<PostSchema>> {
  return openLiveDatabase<PostSchema>(memberId, (database) => {
    database.createObjectStore('posts', { keyPath: 'key' });
    database.createObjectStore('drafts');
  });
}

function storeIn(database: IDBPDatabase<PostSchema>): PostStore {
  return {
    draft: (blog) => database.get('drafts', blog),
    keepDraft: async (blog, post) => void (await database.put('drafts', post, blog)),
    all: () => database.getAll('posts'),
    put: async (post) => void (await database.put('posts', post)),
    remove: (key) => database.delete('posts', key),
  };
}
