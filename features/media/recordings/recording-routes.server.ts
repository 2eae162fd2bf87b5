import type { FastifyPluginAsync } from 'fastify';
import { BoundedMap } from '#platform/cache/bounded-map.ts';
import { Problem } from '#platform/http/answers/problem.ts';
import { sendFile } from '#platform/http/answers/send-file.server.ts';
import { documentFolder, documentTypes, parseDocumentAddress } from '../document.ts';
import { parseRecordingAddress, recordingFolder } from './recording.ts';
import type { RecordingRow } from './recording-queries.server.ts';

export interface RecordingRoutesNeeds {
  find(token: string): Promise<RecordingRow | undefined>;
  pathOf(original: string): string;
}

/** GET and HEAD of `/felvetelek/*` and `/fajlok/*`: immutable files, with byte ranges for players. */
export function recordingRoutes({ find, pathOf }: RecordingRoutesNeeds): FastifyPluginAsync {
  /** Avoids a database query for each range request; a recording never changes. */
  const known = new BoundedMap<string, RecordingRow>(1_000);
  const rowOf = async (wanted: { token: string; mime: string } | null) => {
    const row = wanted && (known.get(wanted.token) ?? (await find(wanted.token)));
    if (!wanted || !row || row.mime !== wanted.mime)
      throw new Problem('recording-not-found', 'This file does not exist.');
    known.set(wanted.token, row);
    return row;
  };
  return async (app) => {
    app.get(`${recordingFolder}*`, async (request, reply) => {
      const [path = ''] = request.raw.url?.split('?') ?? [];
      const { token, original, mime } = await rowOf(parseRecordingAddress(path));
      return sendFile(request, reply, { path: pathOf(original), type: mime, etag: `"${token}"` });
    });
    app.get(`${documentFolder}*`, async (request, reply) => {
      const [path = ''] = request.raw.url?.split('?') ?? [];
      const address = parseDocumentAddress(path);
      const { token, original, mime } = await rowOf(
        address && { token: address.token, mime: documentTypes[address.extension] },
      );
      // Browsers show a PDF in a viewer of their own; everything else is downloaded.
      if (address?.extension !== 'pdf') reply.header('content-disposition', 'attachment');
      return sendFile(request, reply, { path: pathOf(original), type: mime, etag: `"${token}"` });
    });
  };
}
