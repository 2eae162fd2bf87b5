import { describe, expect, it } from 'vitest';
import type { Answer, Send } from '#features/kit/public.newsroom.ts';
import { largestPicture } from '../../picture-limits.ts';
import { sendPicture } from './send-picture.ts';

const texts = { alt: '', caption: '', credit: '' };
const picture = {
  id: 7,
  width: 90,
  height: 60,
  url: '/kepek/a',
  ...texts,
  focal: { x: 0.5, y: 0.5 },
  crops: {},
  version: 1,
};
const file = new File(['a'], 'a.jpg');

/** A `send` with a fixed response. */
function sendTo(
  answer: { kind: 'answer'; value: unknown } | Exclude<Answer<never>, { kind: 'answer' }>,
): Send {
  return async ({ read }) =>
    answer.kind === 'answer' ? { kind: 'answer', value: read(answer.value) } : answer;
}

const refused = (code: string, fields = {}) =>
  sendTo({ kind: 'failure', failure: { reason: 'refused', requestId: '', code, fields } });

describe('a file for the archive', () => {
  it('becomes a picture [PIC-01]', async () => {
    const send = sendTo({ kind: 'answer', value: picture });
    expect(await sendPicture(send, file, 'hu')).toEqual({ kind: 'added', picture });
  });

  it('that is refused says why, in the person’s language [PIC-01]', async () => {
    const why = async (send: Send, given = file) => {
      const sent = await sendPicture(send, given, 'en');
      return sent.kind === 'failed' ? sent.why : '';
    };
    expect(await why(refused('fields-invalid', { damaged: 'A kép sérült.' }))).toContain('damaged');
    expect(await why(refused('request-too-large'))).toContain('50 MB');
    expect(await why(refused(''))).toBe('The server did not accept this.');
    const large = new File([new Uint8Array(largestPicture + 1)], 'a.tiff');
    expect(await why(sendTo({ kind: 'answer', value: picture }), large)).toContain('50 MB');
  });
});
