import { pictureName } from '../storing/picture-name.ts';

/** An audio or video file as a page refers to it. */
export interface RecordingRef {
  id: number;
  /** Part of the address; another file has another token. */
  token: string;
  mime: RecordingMime;
  bytes: number;
}

/** Formats that browsers play, and captions, by file extension. */
export const recordingTypes = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt',
} as const;

export type RecordingExtension = keyof typeof recordingTypes;
export type RecordingMime = (typeof recordingTypes)[RecordingExtension];

export const recordingFolder = '/felvetelek/';

/**
 * Path of the file, which never changes; the name is for people.
 * @example recordingAddress(recording, 'a-hid') // '/felvetelek/k3mzqabcdefghijk/a-hid.mp3'
 */
export function recordingAddress(
  { token, mime }: Pick<RecordingRef, 'token' | 'mime'>,
  name: string,
): string {
  return `${recordingFolder}${token}/${pictureName(name)}.${extensionOf(mime)}`;
}

function extensionOf(mime: RecordingMime): string {
  return Object.entries(recordingTypes).find(([, type]) => type === mime)?.[0] ?? 'bin';
}

/** Token and type of an address; null for an invalid one. */
export function parseRecordingAddress(path: string): { token: string; mime: RecordingMime } | null {
  const [, token, extension = ''] =
    /^\/felvetelek\/([a-z2-7]{16})\/[a-z0-9-]{1,100}\.([a-z0-9]{3,4})$/.exec(path) ?? [];
  return token !== undefined && isExtension(extension) ? { token, mime: recordingTypes[extension] } : null;
}

function isExtension(text: string): text is RecordingExtension {
  return Object.hasOwn(recordingTypes, text);
}
