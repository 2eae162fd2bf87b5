import { type DocumentExtension, documentTypes, isDocumentExtension } from '../document.ts';
import { addRecording } from '../recordings/recording-queries.server.ts';
import { recordingToken } from './image-token.server.ts';
import type { StoreRecordingNeeds } from './store-recording.server.ts';

export type StoreDocumentResult =
  | { kind: 'taken'; document: { token: string; extension: DocumentExtension } }
  | { kind: 'refused'; why: 'too-large' | 'unknown-format' };

const maxBytes = 64 * 1024 * 1024;

/** @param name The file's name: formats that are packed alike are told apart by its extension. */
export async function storeDocument(
  { db, originals, clock }: StoreRecordingNeeds,
  bytes: Uint8Array,
  name: string,
): Promise<StoreDocumentResult> {
  if (bytes.byteLength > maxBytes) return { kind: 'refused', why: 'too-large' };
  const extension = formatOf(bytes, name);
  if (extension === null) return { kind: 'refused', why: 'unknown-format' };
  const original = await originals.put(bytes, extension);
  const token = recordingToken(original);
  const row = { token, original, mime: documentTypes[extension], bytes: bytes.byteLength };
  await addRecording(db, { ...row, created_at: clock.now() });
  return { kind: 'taken', document: { token, extension } };
}

/** How a file of these formats begins. */
const beginnings: readonly [string, readonly DocumentExtension[]][] = [
  ['%PDF-', ['pdf']],
  ['PK\u0003\u0004', ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub', 'zip']],
  ['\u00d0\u00cf\u0011\u00e0', ['doc', 'xls', 'ppt']],
  ['{\\rtf', ['rtf']],
];

function formatOf(bytes: Uint8Array, name: string): DocumentExtension | null {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!isDocumentExtension(extension)) return null;
  return beginnings.some(([first, formats]) => start.startsWith(first) && formats.includes(extension))
    ? extension
    : null;
}
