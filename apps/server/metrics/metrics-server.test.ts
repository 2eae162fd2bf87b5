import { networkInterfaces } from 'node:os';
import { expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';

const server = withServer();

it('serves metrics on a port of its own, on loopback, and nothing else [S38]', async () => {
  const url = server.metricsUrl ?? '';
  expect(new URL(url).hostname).toBe('127.0.0.1');
  expect(new URL(url).port).not.toBe(String(server.port));
  const answer = await fetch(url);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/);
  expect(await answer.text()).toContain('lapzarta_cache_answers_total{outcome="hit"}');
  expect((await fetch(new URL('/', url))).status).toBe(404);
});

it('serves no metrics to readers [S38]', async () => {
  for (const path of ['/metrics', '/metrics?x=1', '/metrics/']) {
    const { status, text } = await server.telex(path);
    expect([301, 404]).toContain(status);
    expect(text).not.toMatch(/^# (?:HELP|TYPE) |^lapzarta_\w+/m);
  }
});

it('does not listen for other machines [S38]', async () => {
  const others = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const own = others.find(({ family, internal }) => family === 'IPv4' && !internal);
  if (own === undefined) return;
  const url = new URL(server.metricsUrl ?? '');
  url.hostname = own.address;
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});
