import { expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { writeStories } from '#tests/stories.ts';

const server = withServer();

async function removals(): Promise<Record<string, unknown>> {
  return Object((await server.telex('/api/removals')).json());
}

it('changes whenever something was withdrawn or taken down, and says nothing of what it was [ACT-08]', async () => {
  const { content } = server.context;
  const { bridge, onion } = await writeStories(server.context);
  const before = await removals();
  await content.withdraw(bridge);
  // An answer is stored for five seconds.
  await expect.poll(async () => (await removals()).removed, { timeout: 20_000 }).not.toBe(before.removed);
  const withdrawn = await removals();
  expect(withdrawn.takenDown).toBe(before.takenDown);
  await content.takeDown(onion, { passage: 'Hagyma', reason: 'x', by: { kind: 'command', id: '' } });
  await server.settled();
  const { removed, takenDown } = await removals();
  expect([removed, takenDown]).not.toEqual([withdrawn.removed, withdrawn.takenDown]);
  expect(takenDown).not.toBe(before.takenDown);
});
