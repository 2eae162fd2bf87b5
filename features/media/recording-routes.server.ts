import type { FastifyPluginAsync } from 'fastify';
import { BoundedMap } from '#platform/cache/bounded-map.ts';
import { Problem } from '#platform/http/problem.ts';
import { sendFile } from '#platform/http/send-file.server.ts';
import { parseRecordingAddress, recordingFolder } from './recording.ts';
import type { RecordingRow } from './recording-queries.server.ts';

export interface RecordingRoutesNeeds {
  find(token: string): Promise<RecordingRow | undefined>;
  pathOf(original: string): string;
}

/** GET and HEAD of `/felvetelek/*`: immutable files, with byte ranges for players. */
export function recordingRoutes({ find, pathOf }: RecordingRoutesNeeds): FastifyPluginAsync {
  /** Avoids a database query for each range request; a recording never changes. */
  const known = new BoundedMap<string, RecordingRow>(1_000);
  return async (app) => {
    app.get(`${recordingFolder}*`, async (request, reply) => {
      const [path = ''] = request.raw.url?.split('?') ?? [];
      const address = parseRecordingAddress(path);
      const row = address && (known.get(address.token) ?? (await find(address.token)));
      if (!address || !row || row.mime !== address.mime)
        throw new Problem('recording-not-found', 'This recording does not exist.');
      known.set(address.token, row);
      return sendFile(request, reply, {
        path: pathOf(row.original),
        type: row.mime,
        etag: `"${address.token}"`,
      });
    });
  };
}
