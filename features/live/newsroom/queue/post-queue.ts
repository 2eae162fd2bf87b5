/**
 * Sends posts one after the other, in the order in which they were written. Each has a key: what is sent again after a
 * lost answer is the same post for the server.
 */
import type { PostStore, QueuedPost } from './post-store.ts';

/** `later`: no answer, or none that says anything of the post. */
export type SentPost = { kind: 'sent' } | { kind: 'later' } | { kind: 'refused'; why: string };

export interface PostQueueNeeds {
  store: PostStore;
  send(post: QueuedPost): Promise<SentPost>;
  /** With all that are not sent yet. */
  onChange(posts: readonly QueuedPost[]): void;
  /** Only these, which are of one live blog. */
  isOwn(post: QueuedPost): boolean;
}

export interface PostQueue {
  add(post: QueuedPost): Promise<void>;
  again(key: string): Promise<void>;
  discard(key: string): Promise<void>;
  /** The network is back. */
  sendNow(): void;
  close(): void;
}

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

export async function openPostQueue({ store, send, onChange, isOwn }: PostQueueNeeds): Promise<PostQueue> {
  let posts = (await store.all()).filter(isOwn).toSorted((one, other) => one.at - other.at);
  let isSending = false;
  let isClosed = false;
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (changed: QueuedPost[]) => {
    posts = changed;
    if (!isClosed) onChange(posts);
  };
  const drop = async (key: string) => {
    await store.remove(key);
    change(posts.filter((post) => post.key !== key));
  };
  const put = async (post: QueuedPost) => {
    await store.put(post);
    const isThere = posts.some(({ key }) => key === post.key);
    change(isThere ? posts.map((one) => (one.key === post.key ? post : one)) : [...posts, post]);
  };

  async function sendAll(): Promise<void> {
    clearTimeout(timer);
    if (isSending || isClosed) return;
    isSending = true;
    for (let post = nextOf(posts); post !== undefined && !isClosed; post = nextOf(posts)) {
      const sent = await send(post);
      if (sent.kind === 'later') {
        timer = setTimeout(() => void sendAll(), pauseMs);
        pauseMs = Math.min(longestPauseMs, pauseMs * 2);
        break;
      }
      pauseMs = firstPauseMs;
      if (sent.kind === 'sent') await drop(post.key);
      else await put({ ...post, problem: sent.why });
    }
    isSending = false;
  }

  onChange(posts);
  void sendAll();
  return {
    async add(post) {
      await put(post);
      void sendAll();
    },
    async again(key) {
      const post = posts.find((one) => one.key === key);
      if (post) await put({ ...post, problem: '' });
      void sendAll();
    },
    discard: drop,
    sendNow: () => void sendAll(),
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** The next post to send; a refused one waits for its writer, and does not block the others. */
function nextOf(posts: readonly QueuedPost[]): QueuedPost | undefined {
  return posts.find(({ problem }) => problem === '');
}
