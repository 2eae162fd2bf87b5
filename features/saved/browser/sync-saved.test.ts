import { describe, expect, it } from 'vitest';
import { type ListedStory, storiesIn, writeStories } from './device-lists.ts';
import { isOtherVersion, type SyncNeeds, syncSaved } from './sync-saved.ts';

const story = (path: string): ListedStory => ({ path, title: path, lead: '', image: '', language: 'hu' });

function device(...paths: string[]) {
  const items = new Map<string, string>();
  let isFull = false;
  let last: Promise<unknown> = Promise.resolve();
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem(name: string, value: string) {
      if (isFull && name === 'saved-stories') throw new Error('full');
      items.set(name, value);
    },
  };
  const save = (...saved: string[]) => writeStories(storage, 'saved', saved.map(story));
  save(...paths);
  return {
    save,
    fill: (full: boolean) => {
      isFull = full;
    },
    paths: () => storiesIn(storage, 'saved').map(({ path }) => path),
    isBehind: (version: string) => isOtherVersion(storage, version),
    /** As the browser's locks do: one comparison after the other. */
    sync(send: SyncNeeds['send']) {
      const exclusive = <T>(act: () => Promise<T>): Promise<T> => {
        const next = last.then(act, act);
        last = next.catch(() => undefined);
        return next;
      };
      return syncSaved(storage, { send, exclusive });
    },
  };
}

/** An account that merges as the server does. */
function account(meanwhile: () => void = () => undefined) {
  let stories: ListedStory[] = [];
  let since: string | null = '2026-11-25T08:00:00.000Z';
  return {
    switchTo(time: string | null) {
      since = time;
      stories = [];
    },
    async send(_path: string, init: RequestInit = {}): Promise<Response> {
      const { since: compared, added, removed } = JSON.parse(String(init.body));
      if (since === null) return Response.json({ since, stories: [] });
      if (compared === since) stories = stories.filter(({ path }) => !removed.includes(path));
      const isNew = ({ path }: ListedStory) => !stories.some((one) => one.path === path);
      stories = [...added.filter(isNew), ...stories];
      const version = `${since} ${stories.map(({ path }) => path)}`;
      const answer = Response.json({ since, version, stories });
      meanwhile();
      return answer;
    },
  };
}

describe('saved stories of an account', () => {
  it('come together from two devices', async () => {
    const { send } = account();
    const [phone, desk] = [device('/a'), device('/b')];
    expect(await phone.sync(send)).toBe(false);
    expect(await desk.sync(send)).toBe(true);
    expect(await phone.sync(send)).toBe(true);
    expect([phone.paths(), desk.paths()]).toEqual([
      ['/b', '/a'],
      ['/b', '/a'],
    ]);
  });

  it('are compared again only when the account has another version', async () => {
    const { send } = account();
    const phone = device('/a');
    expect(phone.isBehind('2026-11-25T08:00:00.000Z /a')).toBe(true);
    await phone.sync(send);
    expect(phone.isBehind('2026-11-25T08:00:00.000Z /a')).toBe(false);
    await device('/b').sync(send);
    expect(phone.isBehind('2026-11-25T08:00:00.000Z /b,/a')).toBe(true);
  });

  it('that were removed on one device do not come back from the other', async () => {
    const { send } = account();
    const [phone, desk] = [device('/a', '/b'), device()];
    for (const one of [phone, desk]) await one.sync(send);
    phone.save('/b');
    for (const one of [phone, desk]) await one.sync(send);
    expect(desk.paths()).toEqual(['/b']);
  });

  it('stay on the device for a reader who does not want them there, and when the call fails', async () => {
    const phone = device('/a');
    const away = account();
    away.switchTo(null);
    expect(await phone.sync(away.send)).toBe(false);
    expect(await phone.sync(async () => new Response(null, { status: 503 }))).toBe(false);
    expect(phone.paths()).toEqual(['/a']);
    await phone.sync(account().send);
    expect(phone.paths()).toEqual(['/a']);
  });

  it('are not lost when the reader switches this off and on again', async () => {
    const here = account();
    const phone = device('/a', '/b');
    await phone.sync(here.send);
    here.switchTo(null);
    here.switchTo('2026-11-25T09:00:00.000Z');
    await phone.sync(here.send);
    expect(phone.paths()).toEqual(['/a', '/b']);
    const desk = device();
    await desk.sync(here.send);
    expect(desk.paths()).toEqual(['/a', '/b']);
  });

  it('that are saved or removed while the answer is on its way stay so', async () => {
    const phone = device('/a', '/b');
    const { send } = account(() => phone.save('/new', '/a'));
    await phone.sync(send);
    expect(phone.paths()).toEqual(['/new', '/a']);
    await phone.sync(send);
    expect(phone.paths()).toEqual(['/new', '/a']);
    const desk = device();
    await desk.sync(send);
    expect(desk.paths()).toEqual(['/new', '/a']);
  });

  it('that are saved and removed at once do not come back', async () => {
    const { send } = account();
    const phone = device();
    phone.save('/a');
    const first = phone.sync(send);
    phone.save();
    await Promise.all([first, phone.sync(send)]);
    await phone.sync(send);
    expect(phone.paths()).toEqual([]);
  });

  it('of another device are not removed there because this one is full', async () => {
    const { send } = account();
    const [phone, desk] = [device('/a'), device('/b')];
    await desk.sync(send);
    phone.fill(true);
    expect(await phone.sync(send)).toBe(false);
    phone.fill(false);
    await phone.sync(send);
    expect(phone.paths()).toContain('/b');
  });
});
