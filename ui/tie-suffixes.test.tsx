import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { tieSuffixes, tieSuffixesInHtml } from './tie-suffixes.tsx';

const drawn = (text: string): string => renderToStaticMarkup(<p>{tieSuffixes(text)}</p>);

describe('the end of a word after its hyphen', () => {
  it('does not begin a line', () => {
    expect(drawn('Tapsoljunk-e a pilótának?')).toBe(
      '<p>Tapsoljun<span class="tied">k-e</span> a pilótának?</p>',
    );
    expect(drawn('A 40%-os eső 2024-ben')).toBe(
      '<p>A 40<span class="tied">%-os</span> eső 202<span class="tied">4-ben</span></p>',
    );
  });

  it('is told from the second half of a word, at which a line may end', () => {
    const long = 'Villamosremíz-tetőt visznek, énekes-gitáros kíséri, tíz kocsi – hárman';
    expect(tieSuffixes(long)).toBe(long);
  });

  it('stays together in a range of figures, whatever follows it', () => {
    expect(drawn('2–0-ra, 5–10%-a')).toBe(
      '<p><span class="tied">2–0-ra</span>, <span class="tied">5–10</span><span class="tied">%-a</span></p>',
    );
  });

  it('is left alone in what an attribute says, whatever stands in it', () => {
    const hostile = '<abbr title="> a-b <img src=x onerror=alert(1)>">Kovács</abbr>';
    expect(tieSuffixesInHtml(hostile)).toBe(hostile);
  });

  it('is held in HTML too, but not in an address', () => {
    expect(tieSuffixesInHtml('<a href="/a/van-e">Van-e</a> öt–tíz%-a?')).toBe(
      '<a href="/a/van-e">Va<span class="tied">n-e</span></a> öt–tíz<span class="tied">%-a</span>?',
    );
  });
});
