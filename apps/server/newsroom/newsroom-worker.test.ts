import { expect, it } from 'vitest';
import { withServer } from '../../../tests/server.ts';

const server = withServer();

it('the newsroom has a worker of its own scope, which keeps files that exist and no answer of the API [NRA-07]', async () => {
  const { status, headers, text } = await server.telex('/szerkesztoseg/worker.js');
  expect([status, headers['cache-control'], headers['service-worker-allowed']]).toEqual([
    200,
    'no-cache',
    undefined,
  ]);
  const settings = JSON.parse(/^self\.settings=(.*);\n/.exec(text)?.[1] ?? '');
  expect(settings.shell).toBe('/szerkesztoseg/');
  expect(settings.files.length).toBeGreaterThan(10);
  for (const path of settings.files) {
    expect(path).not.toContain('/api/');
    expect((await server.telex(path)).status).toBe(200);
  }
  for (const path of settings.pages)
    expect((await server.telex(path)).text).not.toContain('id="application"');
});
