import { expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { writeStories } from '#tests/stories.ts';

const server = withServer();

async function removed(): Promise<unknown> {
  return Object((await server.telex('/api/removals')).json()).removed;
}

it('changes whenever something was withdrawn or taken down, and says nothing of what it was [ACT-08]', async () => {
  const { content } = server.context;
  const { bridge, onion } = await writeStories(server.context);
  const before = await removed();
  await content.withdraw(bridge);
  // An answer is stored for five seconds.
  await expect.poll(removed, { timeout: 20_000 }).not.toBe(before);
  const withdrawn = await removed();
  await content.takeDown(onion, { passage: 'Hagyma', reason: 'x', by: { kind: 'command', id: '' } });
  await expect.poll(removed, { timeout: 20_000 }).not.toBe(withdrawn);
});
