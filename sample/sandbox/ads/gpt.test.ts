/** The ad server's sandbox keeps what the real script keeps: tests on it prove nothing otherwise. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

interface Sandbox {
  window: {
    googletag?: { setConfig(config: object): void };
    __gpt?: { targeting: Record<string, unknown> };
  };
}

function openSandbox(): Sandbox {
  const context: Sandbox = { window: {} };
  runInNewContext(readFileSync('sample/sandbox/ads/gpt.js', 'utf8'), context);
  return context;
}

describe('the targeting of the ad server’s sandbox', () => {
  it('keeps a key until it is set to null, as the real one does', () => {
    const { window } = openSandbox();
    window.googletag?.setConfig({ targeting: { site: 'telex', visitedTags: ['hidak'] } });
    window.googletag?.setConfig({ targeting: { site: 'g7' } });
    expect({ ...window.__gpt?.targeting }).toEqual({ site: 'g7', visitedTags: ['hidak'] });
    window.googletag?.setConfig({ targeting: { visitedTags: null } });
    expect({ ...window.__gpt?.targeting }).toEqual({ site: 'g7' });
    window.googletag?.setConfig({ singleRequest: true });
    expect({ ...window.__gpt?.targeting }).toEqual({ site: 'g7' });
  });
});
