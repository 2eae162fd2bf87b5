/** `lapzarta live …` without a database: what the options mean, and what is refused before anything is written. */
import { Command } from 'commander';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StateChange } from '#features/content/public.server.ts';
import { OperatorError, UsageError } from '#platform/cli/operator-error.ts';
import type { LiveFeature } from '../live-feature.server.ts';
import { addLiveCommands } from './live-commands.server.ts';

const done: StateChange = { kind: 'done', id: 31, slug: 'szunet-2', version: 4, state: 'active' };
const live = {
  post: vi.fn<LiveFeature['post']>(),
  edit: vi.fn<LiveFeature['edit']>(),
  setLive: vi.fn<LiveFeature['setLive']>(),
};
const printed = vi.fn<typeof console.log>();

beforeEach(() => {
  for (const act of Object.values(live)) act.mockReset().mockResolvedValue(done);
  printed.mockReset();
  vi.spyOn(console, 'log').mockImplementation(printed);
});
afterEach(() => vi.restoreAllMocks());

const by = (verb: string) => ({ by: { kind: 'command', id: `live ${verb}` } });

async function run(...args: string[]): Promise<string[]> {
  const names: string[] = [];
  const program = new Command()
    .exitOverride()
    .configureOutput({ writeErr: () => undefined, writeOut: () => undefined });
  addLiveCommands(program, (name, act) => {
    names.push(name);
    return act({ live });
  });
  for (const command of program.commands.flatMap((one) => [one, ...one.commands]))
    command.exitOverride().configureOutput({ writeErr: () => undefined, writeOut: () => undefined });
  await program.parseAsync(['live', ...args], { from: 'user' });
  return names;
}

describe('live post', () => {
  it('writes an unpinned post that is no key event, by nobody, unless told otherwise', async () => {
    expect(await run('post', 'remiz', '--title', 'Szünet', '--text', 'Fél óra.')).toEqual(['live post']);
    const post = { title: 'Szünet', text: 'Fél óra.', authors: [], pinned: false, keyEvent: false };
    expect(live.post).toHaveBeenCalledExactlyOnceWith('remiz', post, by('post'));
    expect(printed).toHaveBeenCalledExactlyOnceWith('szunet-2 (id 31, version 4)');
  });

  it('takes several authors in their order', async () => {
    await run(
      'post',
      'remiz',
      '--title',
      'A',
      '--text',
      'B',
      '--pin',
      '--key',
      '--author',
      'z',
      '--author',
      'a',
    );
    expect(live.post.mock.lastCall?.[1]).toMatchObject({ authors: ['z', 'a'], pinned: true, keyEvent: true });
    await run('post', 'remiz', '--title', 'A', '--text', 'B', '--author', 'z', 'a');
    expect(live.post.mock.lastCall?.[1].authors).toEqual(['z', 'a']);
  });

  it.each([
    ['a title', ['post', 'remiz', '--text', 'B']],
    ['a text', ['post', 'remiz', '--title', 'A']],
    ['a live blog', ['post', '--title', 'A', '--text', 'B']],
  ])('without %s writes nothing', async (_what, args) => {
    await expect(run(...args)).rejects.toThrow();
    expect(live.post).not.toHaveBeenCalled();
  });

  it('says why a post was refused, and prints no result', async () => {
    live.post.mockResolvedValue({ kind: 'refused', why: 'a title is not empty' });
    const refused = run('post', 'remiz', '--title', ' ', '--text', 'B');
    await expect(refused).rejects.toThrow(
      new OperatorError('Could not post to remiz: a title is not empty.'),
    );
    expect(printed).not.toHaveBeenCalled();
  });
});

describe('live edit', () => {
  it.each([
    [['--title', 'Új'], { title: 'Új' }],
    [['--text', ''], { text: '' }],
    [['--pin'], { pinned: true }],
    [['--no-pin'], { pinned: false }],
    [['--no-key', '--pin'], { keyEvent: false, pinned: true }],
  ])('with %j changes only %j', async (options, edit) => {
    await run('edit', 'szunet-2', ...options);
    expect(live.edit).toHaveBeenCalledExactlyOnceWith('szunet-2', edit, by('edit'));
  });

  it('of nothing is wrong usage, not a new version of the post', async () => {
    await expect(run('edit', 'szunet-2')).rejects.toThrow(UsageError);
    expect(live.edit).not.toHaveBeenCalled();
  });
});

describe('live start and live end', () => {
  it.each([
    ['start', true],
    ['end', false],
  ])('%s sets whether the live blog is running: %s', async (name, isLive) => {
    expect(await run(name, 'remiz')).toEqual([`live ${name}`]);
    expect(live.setLive).toHaveBeenCalledExactlyOnceWith('remiz', isLive, by(name));
  });

  it('refuse with the name of the command', async () => {
    live.setLive.mockResolvedValue({ kind: 'refused', why: 'it is not live' });
    await expect(run('end', 'remiz')).rejects.toThrow('Could not end remiz: it is not live.');
  });
});
