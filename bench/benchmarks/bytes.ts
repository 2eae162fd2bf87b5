/** Download size of pages: HTML, scripts, CSS, fonts. */
import { gzipSync } from 'node:zlib';
import type { Benchmark, Figure } from '../figure.ts';
import { get } from '../get.ts';
import { startServerProcess } from '../server-process.ts';

export const bytes: Benchmark = {
  name: 'bytes',
  async run({ app, log }) {
    const ready = await app();
    const server = await startServerProcess(ready);
    try {
      log('weighing pages');
      const [story] = await ready.archiveCards(1);
      const front = await weigh(server.port, '/');
      const article = await weigh(server.port, story?.url ?? '/');
      const list = await weigh(server.port, '/legfrissebb');
      return [
        kilobytes('script of an article page, gzip', article.script, 12, article.html),
        kilobytes(
          'CSS of the heaviest page, gzip',
          Math.max(front.css, article.css, list.css),
          15,
          front.html,
        ),
        kilobytes(
          'fonts of the heaviest page',
          Math.max(front.fonts, article.fonts, list.fonts),
          120,
          front.html,
        ),
        kilobytes('HTML of an article, gzip', article.html, null, article.plain),
        kilobytes('HTML of the front page, gzip', front.html, null, front.plain),
        kilobytes('HTML of a list, gzip', list.html, null, list.plain),
      ];
    } finally {
      await server.stop();
    }
  },
};

interface Weight {
  plain: number;
  html: number;
  script: number;
  css: number;
  fonts: number;
}

async function weigh(port: number, path: string): Promise<Weight> {
  const { body, status } = await get(port, path);
  if (status !== 200) throw new Error(`${path} is no page: ${status}`);
  const html = body.toString();
  const files = [
    ...new Set([...html.matchAll(/(?:href|src)="(\/_assets\/[^"]+)"/g)].map((found) => found[1] ?? '')),
  ];
  const weight = { plain: body.length, html: gzipSync(body).length, script: 0, css: 0, fonts: 0 };
  for (const file of files) {
    const { body: content, status: found } = await get(port, file);
    if (found !== 200) throw new Error(`${file} is missing: ${found}`);
    if (file.endsWith('.js')) weight.script += gzipSync(content).length;
    if (file.endsWith('.css')) weight.css += gzipSync(content).length;
    if (file.endsWith('.woff2')) weight.fonts += content.length;
  }
  return weight;
}

function kilobytes(name: string, value: number, atMost: number | null, html: number): Figure {
  return {
    name,
    value: value / 1024,
    unit: 'KB',
    ...(atMost === null ? {} : { target: { atMost } }),
    yardstick: {
      name: atMost === null ? 'the same uncompressed' : 'the HTML, gzip',
      value: html / 1024,
      unit: 'KB',
    },
  };
}
