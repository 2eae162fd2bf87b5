import { describe, expect, it, vi } from 'vitest';
import { openPostQueue, type SentPost } from './post-queue.ts';
import { memoryStore, type PostStore, type QueuedPost } from './post-store.ts';

const post = (key: string, at: number, about: Partial<QueuedPost> = {}): QueuedPost => ({
  key,
  at,
  blog: 17,
  title: '',
  text: key,
  embed: '',
  author: null,
  time: '',
  pinned: false,
  keyEvent: false,
  pictures: [],
  problem: '',
  ...about,
});

async function queueOn(store: PostStore, answers: (SentPost | 'lost')[] = []) {
  const sent: string[] = [];
  let waiting: readonly QueuedPost[] = [];
  const queue = await openPostQueue({
    store,
    isOwn: ({ blog }) => blog === 17,
    onChange: (posts) => {
      waiting = posts;
    },
    async send({ key }) {
      sent.push(key);
      const answer = answers.shift() ?? { kind: 'sent' };
      return answer === 'lost' ? { kind: 'later' } : answer;
    },
  });
  return {
    queue,
    sent,
    waiting: () => waiting.map(({ key, problem }) => (problem ? `${key}: ${problem}` : key)),
  };
}

describe('posts that wait', () => {
  it('are sent in the order in which they were written, and again when an answer is lost [LCON-02]', async () => {
    const { queue, sent, waiting } = await queueOn(memoryStore(), ['lost', 'lost']);
    await queue.add(post('a', 1));
    await queue.add(post('b', 2));
    await vi.waitFor(() => {
      queue.sendNow();
      expect(waiting()).toEqual([]);
    });
    expect(sent).toEqual(['a', 'a', 'a', 'b']);
    queue.close();
  });

  it('outlive the tab; those of another live blog are not sent', async () => {
    const store = memoryStore();
    const first = await queueOn(store, ['lost']);
    await first.queue.add(post('b', 2));
    first.queue.close();
    await store.put(post('a', 1));
    await store.put(post('elsewhere', 0, { blog: 18 }));
    const { queue, sent, waiting } = await queueOn(store);
    await vi.waitFor(() => expect(waiting()).toEqual([]));
    expect(sent).toEqual(['a', 'b']);
    expect((await store.all()).map(({ key }) => key)).toEqual(['elsewhere']);
    queue.close();
  });

  it('that are refused say why and hold up no other, until they are sent again or discarded', async () => {
    const store = memoryStore();
    const { queue, sent, waiting } = await queueOn(store, [{ kind: 'refused', why: 'Nem lehet.' }]);
    await queue.add(post('a', 1));
    await queue.add(post('b', 2));
    await vi.waitFor(() => expect(waiting()).toEqual(['a: Nem lehet.']));
    await queue.again('a');
    await vi.waitFor(() => expect(waiting()).toEqual([]));
    expect(sent).toEqual(['a', 'b', 'a']);
    await queue.add(post('c', 3, { problem: 'Mégsem.' }));
    await queue.discard('c');
    expect(await store.all()).toEqual([]);
    queue.close();
  });
});
