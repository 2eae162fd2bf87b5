import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveConnection } from './live-connection.ts';

/** A fake socket, controlled by the test. */
class FakeSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  readonly sent: unknown[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(code = 1000): void {
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new CloseEvent('close', { code }));
  }
  accept(): void {
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

function connection() {
  const sockets: FakeSocket[] = [];
  const live = createLiveConnection(() => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  });
  return { live, sockets, last: () => sockets.at(-1) };
}

const listener = () => ({ changed: vi.fn(), present: vi.fn(), places: vi.fn(), placesWanted: vi.fn() });
const topic = 'story:1';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the live connection of a tab', () => {
  it('is one for all topics, and tells each listener of its own [NRA-05]', () => {
    const { live, sockets, last } = connection();
    const [one, other] = [listener(), listener()];
    live.follow(topic, one);
    last()?.accept();
    live.follow('story:2', other);
    expect(sockets).toHaveLength(1);
    expect(last()?.sent).toEqual([
      { kind: 'open', topic },
      { kind: 'open', topic: 'story:2' },
    ]);
    last()?.say({ kind: 'changed', topic, version: 7 });
    last()?.say({ kind: 'present', topic, people: [{ id: 1, name: 'Anna' }] });
    last()?.say({ kind: 'of another build' });
    expect(one.changed.mock.calls).toEqual([[null], [7, undefined]]);
    expect(one.present.mock.calls).toEqual([[[{ id: 1, name: 'Anna' }]]]);
    expect(other.present).not.toHaveBeenCalled();
  });

  it('says where the tab is as long as it is connected, and brings where others are [SAVE-02]', () => {
    const { live, last } = connection();
    const one = listener();
    live.follow(topic, one);
    live.place(topic, null);
    last()?.accept();
    const place = { kind: 'field', field: 'slug' } as const;
    live.place(topic, place);
    expect(last()?.sent).toEqual([
      { kind: 'open', topic },
      { kind: 'place', topic, place },
    ]);
    last()?.say({ kind: 'places-wanted', topic });
    expect(one.placesWanted).toHaveBeenCalledTimes(1);
    const places = [{ tab: 'a:1', person: 2, place }];
    last()?.say({ kind: 'places', topic, places });
    expect(one.places.mock.calls).toEqual([[places]]);
    last()?.say({ kind: 'gone', topic });
    expect(one.present.mock.calls).toEqual([[[]]]);
  });

  it('says when the server ends it because of the session or the rights [SAVE-11]', () => {
    const { live, last } = connection();
    const refused = vi.fn();
    const leave = live.followRefusals(refused);
    live.follow(topic, listener());
    last()?.accept();
    last()?.close(1006);
    vi.advanceTimersByTime(1_000);
    expect(refused).not.toHaveBeenCalled();
    last()?.accept();
    last()?.close(1008);
    expect(refused).toHaveBeenCalledTimes(1);
    leave();
    vi.advanceTimersByTime(1_000);
    last()?.accept();
    last()?.close(1008);
    expect(refused).toHaveBeenCalledTimes(1);
  });

  it('comes back with growing pauses when it is lost, and asks for what it missed [NRA-05]', () => {
    const { live, sockets, last } = connection();
    const one = listener();
    live.follow(topic, one);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      last()?.close();
      vi.advanceTimersByTime(800);
    }
    expect(sockets.length).toBeGreaterThan(1);
    expect(sockets.length).toBeLessThan(6);
    vi.advanceTimersByTime(60_000);
    last()?.accept();
    expect(last()?.sent).toEqual([{ kind: 'open', topic }]);
    expect(one.changed.mock.calls).toEqual([[null]]);
  });

  it('ends when nobody follows anything, and does not come back', () => {
    const { live, sockets, last } = connection();
    const leave = live.follow(topic, listener());
    last()?.accept();
    leave();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(last()?.readyState).toBe(WebSocket.CLOSED);
  });
});
