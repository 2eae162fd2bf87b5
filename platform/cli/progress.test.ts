import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { showProgress } from './progress.server.ts';

describe('progress', () => {
  it('is a line for every 10 % when the output is not a terminal', () => {
    const { stream, lines } = listen();
    const progress = showProgress({ what: 'Articles', total: 1000, to: stream });
    for (const done of [1, 99, 100, 101, 550, 1000, 1000]) progress.at(done);
    progress.end();
    expect(lines()).toEqual(['  Articles: 10 %', '  Articles: 50 %', '  Articles: 100 %']);
  });

  it('is a bar in a terminal, and ends the line at the end', () => {
    const { stream, text } = listen();
    const progress = showProgress({
      what: 'Articles',
      total: 10,
      to: Object.assign(stream, { isTTY: true }),
    });
    progress.at(10);
    progress.end();
    expect(text()).toContain('Articles');
    expect(text()).toContain('100 %');
    expect(text().endsWith('\n')).toBe(true);
  });

  it('restores the cursor and line wrapping of the terminal when the process exits early', () => {
    const { stream, text } = listen();
    const others = process.listeners('exit');
    const to = Object.assign(stream, { isTTY: true });
    const progress = showProgress({ what: 'Articles', total: 10, to });
    expect(text()).toContain('\x1b[?25l\x1b[?7l');
    for (const atExit of process.listeners('exit').filter((one) => !others.includes(one))) atExit(0);
    expect(text()).toContain('\x1b[?25h\x1b[?7h');
    progress.end();
    expect(process.listeners('exit')).toEqual(others);
  });
});

function listen() {
  let written = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  return { stream, text: () => written, lines: () => written.split('\n').filter(Boolean) };
}
