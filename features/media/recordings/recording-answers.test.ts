import { describe, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { recordingAddress } from './recording.ts';

const server = withServer();

describe('a range beyond the end of a recording', () => {
  it('fails without being cached, although recordings are cached for ever', async () => {
    const sound = Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'), Buffer.alloc(100)]);
    const taken = await server.context.media.storeRecording(sound);
    if (taken.kind === 'refused') throw new Error(taken.why);
    const path = recordingAddress(taken.recording, 'A híd');
    expect((await server.telex(path)).headers['cache-control']).toContain('immutable');
    const { status, headers, json } = await server.telex(path, { headers: { range: 'bytes=999-' } });
    expect([status, headers['content-range'], headers['cache-control'], headers.etag]).toEqual([
      416,
      `bytes */${sound.length}`,
      'no-store',
      undefined,
    ]);
    expect(json()).toMatchObject({ status: 416, code: 'range-beyond-end' });
  });
});
