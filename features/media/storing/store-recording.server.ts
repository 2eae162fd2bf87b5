import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type RecordingExtension, type RecordingRef, recordingTypes } from '../recordings/recording.ts';
import { addRecording, recordingByToken } from '../recordings/recording-queries.server.ts';
import { recordingToken } from './image-token.server.ts';
import type { Originals } from './originals.server.ts';

export type StoreRecordingResult =
  | { kind: 'taken'; recording: RecordingRef }
  | { kind: 'refused'; why: 'too-large' | 'unknown-format' };

export interface StoreRecordingNeeds {
  db: Kysely<DB>;
  originals: Originals;
  clock: Clock;
}

/** Three hours of speech at the quality of a podcast. */
const maxBytes = 256 * 1024 * 1024;

export async function storeRecording(
  { db, originals, clock }: StoreRecordingNeeds,
  bytes: Uint8Array,
): Promise<StoreRecordingResult> {
  if (bytes.byteLength > maxBytes) return { kind: 'refused', why: 'too-large' };
  const extension = formatOf(bytes);
  if (extension === null) return { kind: 'refused', why: 'unknown-format' };
  const mime = recordingTypes[extension];
  const original = await originals.put(bytes, extension);
  const token = recordingToken(original);
  await addRecording(db, { token, original, mime, bytes: bytes.byteLength, created_at: clock.now() });
  const row = await recordingByToken(db, token);
  if (!row) throw new Error('a recording could not be added and is not there either');
  return { kind: 'taken', recording: { id: row.id, token, mime, bytes: row.bytes } };
}

/** The format by the first bytes, independent of the file's name. */
export function formatOf(bytes: Uint8Array): RecordingExtension | null {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (start.startsWith('RIFF') && start.startsWith('WAVE', 8)) return 'wav';
  if (/^(\u00ef\u00bb\u00bf)?WEBVTT[ \t\r\n]/.test(start)) return 'vtt';
  if (start.startsWith('OggS')) return 'ogg';
  if (start.startsWith('ID3') || isMp3Frame(bytes)) return 'mp3';
  if (start.startsWith('ftyp', 4)) return start.startsWith('M4A', 8) ? 'm4a' : 'mp4';
  return start.startsWith('\u001aE\u00df\u00a3') ? 'webm' : null;
}

/** Eleven set bits, then a version and a layer that are not reserved. */
function isMp3Frame([first = 0, second = 0]: Uint8Array): boolean {
  return first === 0xff && (second & 0xe6) === 0xe2;
}
