/** The yardstick: a Node.js server that only sends the same bytes. `plain-server.ts` starts it as a process. */
import { createServer } from 'node:http';
import type { PlainReport, PlainResponses } from './plain-server.ts';

process.once('message', ({ etag, full, notModified, body }: PlainResponses) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((request, response) => {
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, notModified);
      response.end();
    } else {
      response.writeHead(200, full);
      response.end(bytes);
    }
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    report(typeof address === 'object' && address !== null ? address.port : 0);
  });
  process.on('message', () => report(0));
});

function report(port: number): void {
  const { user, system } = process.cpuUsage();
  const message: PlainReport = {
    port,
    milliseconds: (user + system) / 1000,
    megabytes: process.memoryUsage.rss() / 2 ** 20,
  };
  process.send?.(message);
}
