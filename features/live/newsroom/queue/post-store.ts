/** Posts that wait to be sent, on the person's own device: they outlive a lost network and a closed tab [LCON-02]. */
export interface QueuedPost {
  key: string;
  blog: number;
  /** Of another member on the same device nothing is sent. */
  member: number;
  /** When it was written, in milliseconds: they are sent in this order. */
  at: number;
  title: string;
  text: string;
  embed: string;
  author: string | null;
  /** Of what it tells, with a zone; '' for the time of its publication. */
  time: string;
  pinned: boolean;
  keyEvent: boolean;
  pictures: { file: File; alt: string }[];
  /** Why the server refused it; '' while it waits. */
  problem: string;
}

/** What a person writes. */
export type WrittenPost = Omit<QueuedPost, 'key' | 'at' | 'blog' | 'member' | 'problem'>;

/** What is being written in a live blog, and by which member. */
export interface Draft extends Pick<QueuedPost, 'blog' | 'member'> {
  post: WrittenPost;
}

export interface PostStore {
  draft(of: Omit<Draft, 'post'>): Promise<WrittenPost | undefined>;
  keepDraft(draft: Draft): Promise<void>;
  all(): Promise<QueuedPost[]>;
  put(post: QueuedPost): Promise<void>;
  remove(key: string): Promise<void>;
}

/** Without a store of the browser, as in some private windows, in memory. */
export async function openPostStore(): Promise<PostStore> {
  try {
    return storeIn(await openDatabase());
  } catch {
    return memoryStore();
  }
}

export function memoryStore(): PostStore {
  const posts = new Map<string, QueuedPost>();
  const drafts = new Map<string, WrittenPost>();
  return {
    draft: async ({ blog, member }) => drafts.get(`${blog} ${member}`),
    keepDraft: async ({ blog, member, post }) => void drafts.set(`${blog} ${member}`, post),
    all: async () => [...posts.values()],
    put: async (post) => void posts.set(post.key, post),
    remove: async (key) => void posts.delete(key),
  };
}

const posts = 'posts';
const drafts = 'drafts';

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('lapzarta-live', 2);
  request.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion < 1) request.result.createObjectStore(posts, { keyPath: 'key' });
    request.result.createObjectStore(drafts, { keyPath: ['blog', 'member'] });
  };
  return answerOf(request);
}

function storeIn(database: IDBDatabase): PostStore {
  const store = (name: string, mode: IDBTransactionMode) =>
    database.transaction(name, mode).objectStore(name);
  return {
    async draft({ blog, member }) {
      const found: Draft | undefined = await answerOf(store(drafts, 'readonly').get([blog, member]));
      return found?.post;
    },
    keepDraft: async (draft) => void (await answerOf(store(drafts, 'readwrite').put(draft))),
    all: () => answerOf<QueuedPost[]>(store(posts, 'readonly').getAll()),
    put: async (post) => void (await answerOf(store(posts, 'readwrite').put(post))),
    remove: (key) => answerOf(store(posts, 'readwrite').delete(key)),
  };
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
