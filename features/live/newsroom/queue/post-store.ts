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
  pinned: boolean;
  keyEvent: boolean;
  pictures: { file: File; alt: string }[];
  /** Why the server refused it; '' while it waits. */
  problem: string;
}

export interface PostStore {
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
  return {
    all: async () => [...posts.values()],
    put: async (post) => void posts.set(post.key, post),
    remove: async (key) => void posts.delete(key),
  };
}

const name = 'posts';

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('lapzarta-live', 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(name, { keyPath: 'key' });
  return answerOf(request);
}

function storeIn(database: IDBDatabase): PostStore {
  const store = (mode: IDBTransactionMode) => database.transaction(name, mode).objectStore(name);
  return {
    all: () => answerOf<QueuedPost[]>(store('readonly').getAll()),
    put: async (post) => void (await answerOf(store('readwrite').put(post))),
    remove: (key) => answerOf(store('readwrite').delete(key)),
  };
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
