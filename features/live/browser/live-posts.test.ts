/** Posts of a live page, in a list of the test: behaviours run on what is inserted. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onInserted } from '#platform/browser/inserted-parts.ts';
import { FakeElement } from '#tests/fake-browser.ts';
import { createLivePosts } from './live-posts.ts';
import { liveWords } from './live-words.ts';

/** Events of its posts reach it, as in a document. */
class FakeList extends FakeElement {
  constructor(...posts: FakeElement[]) {
    super({ dataset: { livePosts: '1' } });
    this.append(...posts);
  }
  append(...posts: FakeElement[]): void {
    this.children.push(...posts);
    this.found.set('[data-post]', this.children);
    for (const post of posts)
      post.dispatchEvent = (event) => {
        Object.defineProperty(event, 'target', { value: post });
        return this.dispatchEvent(event);
      };
  }
}

function postOf(id: string, minute: number): FakeElement {
  const post = Object.assign(new FakeElement({ dataset: { post: '1' } }), { id });
  const dateTime = `2026-11-21T08:${minute}:00Z`;
  post.found.set('time', [Object.assign(new FakeElement(), { dateTime })]);
  return post;
}

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('document', { importNode: ({ id }: FakeElement) => postOf(id, 10) });
});
afterEach(() => vi.unstubAllGlobals());

it('a post that moves up from the next page gets its behaviours, on the copy in the page', () => {
  const list = new FakeList(postOf('b', 20));
  const fresh = new FakeElement();
  fresh.found.set('[data-live-posts]', [new FakeList(postOf('b', 20), postOf('a', 10))]);
  const started: unknown[] = [];
  onInserted((part) => started.push(part))(list as never, new AbortController().signal);
  const page = { update: vi.fn(), change: vi.fn(), forget: vi.fn() };
  const posts = createLivePosts(list as never, liveWords.hu);
  expect(posts.update(fresh as never, page)).toBe(0);
  expect(list.children.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(started).toEqual([list.children[1]]);
});
