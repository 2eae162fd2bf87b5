/** Page data to HTML: React's whole share of a page. */
import type { FrontPageData, Page } from '#apps/web/page-data.ts';
import type { Piece } from '#platform/http/bytes-of.server.ts';
import { type Benchmark, type Figure, median } from '../figure.ts';
import { openPages } from '../pages.ts';

const rounds = 9;
const cardsOnFront = 60;

type FrontPage = Page & { data: FrontPageData };

export const render: Benchmark = {
  name: 'render',
  async run({ paper, say }) {
    const ready = await paper();
    const pages = await openPages(ready);
    const stories: Page[] = [];
    for (const { url } of await ready.archive(40)) stories.push(await pages.dataOf(url));
    const front = cutTo(cardsOnFront, await pages.dataOf('/'));
    const name = `render of a front page of ${cardsIn(front)} cards`;
    say('drawing pages');
    return [
      await measure(`render of an article`, stories, pages.draw, 0.3),
      await measure(
        `${name} after a publication`,
        [inMemory(front)],
        (page) => pages.draw(published(page)),
        0.6,
      ),
      await measure(`${name} with nothing in memory`, [unkept(front)], pages.draw, 0.6),
    ];
  },
};

/** As a server has its stories once it has read them: in memory, where nobody changes them. */
function inMemory(front: FrontPage): FrontPage {
  const boxes = front.data.boxes.map((box) =>
    'stories' in box ? { ...box, stories: box.stories.map(kept) } : box,
  );
  return { ...front, data: { ...front.data, boxes } };
}

/** Nothing is kept of what is not frozen: all of it is drawn each time. */
function unkept(front: FrontPage): FrontPage {
  const boxes = front.data.boxes.map((box) =>
    'stories' in box ? { ...box, stories: box.stories.map((story) => ({ ...story })) } : box,
  );
  return { ...front, data: { ...front.data, boxes } };
}

/** The stories of the first box were read anew. */
function published({ data, ...page }: FrontPage): Page {
  const boxes = data.boxes.map((box, at) =>
    at === 0 && 'stories' in box ? { ...box, stories: box.stories.map(kept) } : box,
  );
  return { ...page, data: { ...data, boxes } };
}

function kept<Value extends object>(value: Value): Value {
  return Object.freeze({ ...value });
}

async function measure<Drawn extends Page>(
  name: string,
  pages: Drawn[],
  draw: (page: Drawn) => Piece[],
  atMost: number,
): Promise<Figure> {
  const pieces = pages.map((page) => piecesOf(draw(page).join('')));
  const times: number[] = [];
  const yardsticks: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const time = processorMs(400, (at) => draw(nth(pages, at)));
    const yardstick = processorMs(400, (at) => written(nth(pieces, at)));
    if (round < 0) continue;
    times.push(time);
    yardsticks.push(yardstick);
  }
  return {
    name,
    value: median(times),
    unit: 'ms',
    target: { atMost },
    yardstick: { name: 'the same HTML from a template string', value: median(yardsticks), unit: 'ms' },
  };
}

function processorMs(count: number, make: (at: number) => string | Piece[]): number {
  const before = process.cpuUsage();
  let characters = 0;
  for (let at = 0; at < count; at += 1) characters += make(at).length;
  const { user, system } = process.cpuUsage(before);
  if (characters === 0) throw new Error('nothing was drawn');
  return (user + system) / 1000 / count;
}

function nth<T>(list: T[], at: number): T {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('there is nothing to draw');
  return found;
}

/** Tags and the texts between them: what the best hand-written template would put together. */
function piecesOf(html: string): { text: string; isTag: boolean }[] {
  return html.split(/(<[^>]*>)/).map((text) => ({ text, isTag: text.startsWith('<') }));
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function written(pieces: { text: string; isTag: boolean }[]): string {
  let html = '';
  for (const { text, isTag } of pieces)
    html += isTag ? text : text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
  // Puts the parts together, as the renderer does.
  return ['<!doctype html>', html].join('');
}

function cardsIn({ data }: FrontPage): number {
  return data.boxes.reduce((sum, box) => sum + storiesOf(box).length, 0);
}

function storiesOf(box: FrontPageData['boxes'][number]): unknown[] {
  return 'stories' in box ? box.stories : [];
}

function cutTo(cards: number, { data, ...page }: Page): FrontPage {
  if (data.route !== 'index') throw new Error('not a front page');
  let left = cards;
  const boxes = data.boxes.map((box) => {
    if (!('stories' in box)) return box;
    const stories = box.stories.slice(0, left);
    left -= stories.length;
    return { ...box, stories };
  });
  return { ...page, data: { ...data, boxes } };
}
