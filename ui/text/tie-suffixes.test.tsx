import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { tieSuffixes, tieSuffixesInHtml } from './tie-suffixes.tsx';

const rendered = (text: string): string => renderToStaticMarkup(<p>{tieSuffixes(text)}</p>);

describe('a suffix after a hyphen', () => {
  it('does not begin a line', () => {
    expect(rendered('Tapsoljunk-e a pilótának?')).toBe(
      '<p>Tapsoljun<span class="tied">k-e</span> a pilótának?</p>',
    );
    expect(rendered('A 40%-os eső 2024-ben')).toBe(
      '<p>A 40<span class="tied">%-os</span> eső 202<span class="tied">4-ben</span></p>',
    );
  });

  it('is distinguished from the second half of a compound, which is wrapped only when it is longer than a line', () => {
    expect(rendered('„Villamosremíz-tetőt” visznek, tíz kocsi – hárman')).toBe(
      '<p><span class="compound">„Villamosremíz-tetőt”</span> visznek, tíz kocsi – hárman</p>',
    );
  });

  it('is not separated in a range of numbers', () => {
    expect(rendered('2–0-ra, 5–10%-a')).toBe(
      '<p><span class="tied">2–0-ra</span>, <span class="tied">5–10</span><span class="tied">%-a</span></p>',
    );
  });

  it('may begin a line when it would not fit one', () => {
    expect(rendered(`5-${'w'.repeat(300)}`)).not.toContain('class="tied"');
    expect(rendered(`5–${'9'.repeat(300)}`)).toContain(`<span class="tied">5–${'9'.repeat(12)}</span>9`);
  });

  it('is unchanged in attributes, with any content', () => {
    const hostile = '<abbr title="> a-b <img src=x onerror=alert(1)>">Kovács</abbr>';
    expect(tieSuffixesInHtml(hostile)).toBe(hostile);
  });

  it('is not separated in HTML, and is unchanged in URLs', () => {
    expect(tieSuffixesInHtml('<a href="/a/van-e">Van-e</a> öt–tíz%-a?')).toBe(
      '<a href="/a/van-e">Va<span class="tied">n-e</span></a> öt–tíz<span class="tied">%-a</span>?',
    );
  });
});
