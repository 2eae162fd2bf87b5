import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showFigures } from './figures.shell.behaviour.ts';

/** The parts of a figure in the masthead that the browser fills. */
function figure(isHidden: boolean) {
  const texts = [{ textContent: '' }, { textContent: '' }];
  const item = { hidden: isHidden };
  return {
    item,
    texts,
    querySelectorAll: () => texts,
    querySelector: () => null,
    closest: () => ({
      removeAttribute: () => {
        item.hidden = false;
      },
    }),
  };
}

function masthead({ isHidden, weatherIsHidden }: { isHidden: boolean; weatherIsHidden: boolean }) {
  const figures = { 'rate EUR': figure(isHidden), 'weather szeged': figure(weatherIsHidden) };
  const container = {
    hidden: isHidden,
    querySelector: (selector: string) =>
      Object.entries(figures).find(([name]) => selector === `[data-figure="${name}"]`)?.[1] ?? null,
  };
  return { container, figures };
}

const text = (name: string, shown: string) => ({
  figure: name,
  shown,
  said: { hu: `${shown} ma`, en: shown },
});
const data = {
  headFigures: [text('rate EUR', '€ 384'), text('weather szeged', '3°'), text('water 1', '120')],
};

describe('the figures of the masthead [WIDG-02]', () => {
  beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'hu' } }));
  afterEach(() => vi.unstubAllGlobals());

  it('come all at once where the page has none', () => {
    const { container, figures } = masthead({ isHidden: true, weatherIsHidden: true });
    showFigures(container as never, data);
    expect([container.hidden, figures['weather szeged'].item.hidden]).toEqual([false, false]);
    expect(figures['rate EUR'].texts.map(({ textContent }) => textContent)).toEqual(['€ 384', '€ 384 ma']);
  });

  it('that come later than others stay hidden until the next page, as they would move these', () => {
    const { container, figures } = masthead({ isHidden: false, weatherIsHidden: true });
    showFigures(container as never, data);
    expect(figures['weather szeged'].item.hidden).toBe(true);
    expect(figures['rate EUR'].texts[0]?.textContent).toBe('€ 384');
  });

  it('stay as they are when the answer has another shape', () => {
    const { container } = masthead({ isHidden: true, weatherIsHidden: true });
    for (const answer of [null, 'x', {}, { headFigures: 'x' }]) showFigures(container as never, answer);
    expect(container.hidden).toBe(true);
  });
});
