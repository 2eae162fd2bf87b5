/** Query times of lists and related stories: ten times the stories may take at most twice the time. */

import { archiveSize, type BenchApp } from '../bench-app.ts';
import { type Benchmark, type Figure, median } from '../figure.ts';

const grown = archiveSize * 10;
const repeats = 60;

export const archive: Benchmark = {
  name: 'archive',
  async run({ app, log }) {
    const ready = await app();
    log(`queries on ${archiveSize} stories`);
    const before = await measure(ready);
    await ready.growTo(grown);
    log(`queries on ${grown} stories`);
    const after = await measure(ready);
    return before.map(({ name, ms }, at): Figure => {
      const later = after[at]?.ms ?? 0;
      return {
        name: `${name}, ${grown} stories / ${archiveSize}`,
        value: later / ms,
        unit: 'ratio',
        target: { atMost: 2 },
        yardstick: { name: `with ${archiveSize}`, value: ms, unit: 'ms' },
      };
    });
  },
};

async function measure(app: BenchApp): Promise<{ name: string; ms: number }[]> {
  const { context, view } = app;
  const stories = await app.archiveCards(repeats);
  const loaded = await Promise.all(stories.map((story) => context.content.storyBySlug(view, story.slug)));
  const latest = `latest:${view.site.slug}`;
  return [
    { name: 'first page of the latest', ms: await timed(() => context.lists.page(view, latest, 1, 20)) },
    { name: 'page 200 of the latest', ms: await timed(() => context.lists.page(view, latest, 200, 20)) },
    {
      name: 'a story by its slug',
      ms: await timed((at) => context.content.storyBySlug(view, stories[at]?.slug ?? '')),
    },
    {
      name: 'related stories',
      ms: await timed(async (at) => {
        const one = loaded[at];
        if (one) await context.lists.related(view, one.story, one.pubDate);
      }),
    },
    { name: 'the front page', ms: await timed(() => context.front.front(view)) },
  ];
}

async function timed(act: (at: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    for (let at = 0; at < repeats; at += 1) {
      const began = performance.now();
      await act(at);
      if (round > 0) times.push(performance.now() - began);
    }
  }
  return median(times);
}
