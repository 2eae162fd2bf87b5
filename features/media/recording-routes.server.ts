/** Serves recordings: the same address is the same file for ever, and a player asks for the part it plays. */
import type { FastifyPluginAsync } from 'fastify';
import { Problem } from '#platform/http/problem.ts';
import { sendFile } from '#platform/http/send-file.server.ts';
import { parseRecordingAddress, recordingFolder } from './recording.ts';
import type { RecordingRow } from './recording-queries.server.ts';

export interface RecordingRoutesNeeds {
  find(token: string): Promise<RecordingRow | undefined>;
  pathOf(original: string): string;
}

/** GET and HEAD of `/felvetelek/*`. */
export function recordingRoutes({ find, pathOf }: RecordingRoutesNeeds): FastifyPluginAsync {
  /** What is asked for in many parts is looked up once; a file never changes. */
  const known = new Map<string, RecordingRow>();
  return async (app) => {
    app.get(`${recordingFolder}*`, async (request, reply) => {
      const [path = ''] = request.raw.url?.split('?') ?? [];
      const asked = parseRecordingAddress(path);
      const row = asked && (known.get(asked.token) ?? (await find(asked.token)));
      if (!asked || !row || row.mime !== asked.mime)
        throw new Problem('recording-not-found', 'This recording does not exist.');
      if (known.size >= 1_000) known.clear();
      known.set(asked.token, row);
      return sendFile(request, reply, {
        path: pathOf(row.original),
        type: row.mime,
        etag: `"${asked.token}"`,
      });
    });
  };
}
