/** Time of rendering page data to HTML with React. */
import type { Page } from '#apps/web/page.ts';
import type { PageParts } from '#apps/web/page-parts.ts';
import type { FrontPageData } from '#pages/front/front-data.ts';
import { type Benchmark, type Figure, median } from '../figure.ts';
import { type FrontPage, frontPageOf, openPages } from '../pages.ts';

const rounds = 9;
const cardsOnFront = 60;

export const render: Benchmark = {
  name: 'render',
  async run({ app, log }) {
    const ready = await app();
    const pages = await openPages(ready);
    const stories: Page[] = [];
    for (const { url } of await ready.archiveCards(40)) stories.push(await pages.dataOf(url));
    const front = cutTo(cardsOnFront, await pages.dataOf('/'));
    log('drawing pages');
    return [
      await measure('render of an article', stories, pages.render, 0.6),
      await measure(`render of a front page of ${cardsIn(front)} cards`, [front], pages.render, 1.5),
    ];
  },
};

async function measure(
  name: string,
  pages: Page[],
  draw: (page: Page) => PageParts,
  atMost: number,
): Promise<Figure> {
  const pieces = pages.map((page) => piecesOf(Object.values(draw(page)).join('')));
  const times: number[] = [];
  const yardsticks: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const time = processorMs(400, (at) => String(draw(nth(pages, at)).main));
    const yardstick = processorMs(400, (at) => escapedHtml(nth(pieces, at)));
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

function processorMs(count: number, make: (at: number) => string): number {
  const before = process.cpuUsage();
  let characters = 0;
  for (let at = 0; at < count; at += 1) characters += make(at).length;
  const { user, system } = process.cpuUsage(before);
  if (characters === 0) throw new Error('nothing was rendered');
  return (user + system) / 1000 / count;
}

function nth<T>(list: T[], at: number): T {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('there is nothing to render');
  return found;
}

/** Splits HTML into tags and the texts between them: the parts of a hand-written template. */
function piecesOf(html: string): { text: string; isTag: boolean }[] {
  return html.split(/(<[^>]*>)/).map((text) => ({ text, isTag: text.startsWith('<') }));
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapedHtml(pieces: { text: string; isTag: boolean }[]): string {
  let html = '';
  for (const { text, isTag } of pieces)
    html += isTag ? text : text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
  // Joins the parts, as the renderer does.
  return ['<!doctype html>', html].join('');
}

function cardsIn({ data }: FrontPage): number {
  return data.boxes.reduce((sum, box) => sum + storiesOf(box).length, 0);
}

function storiesOf(box: FrontPageData['boxes'][number]): unknown[] {
  return 'stories' in box ? box.stories : [];
}

function cutTo(cards: number, whole: Page): FrontPage {
  const { data, ...page } = frontPageOf(whole);
  let left = cards;
  const boxes = data.boxes.map((box) => {
    if (!('stories' in box)) return box;
    const stories = box.stories.slice(0, left);
    left -= stories.length;
    return { ...box, stories };
  });
  return { ...page, data: { ...data, boxes } };
}
