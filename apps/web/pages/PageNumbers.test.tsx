import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageNumbers } from './PageNumbers.tsx';

describe('page numbers', () => {
  it('mark the current page for those who cannot see it, and lead on [LIST-08]', () => {
    const html = renderToStaticMarkup(<PageNumbers path="/legfrissebb" page={5} totalPages={9} />);
    expect(html).toMatch(/aria-current="page"[^>]*>5<\/a>/);
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(html).toContain('href="/legfrissebb" ');
    expect(html).toMatch(/href="\/legfrissebb\?oldal=6" rel="next"/);
    expect(html).toContain('Utolsó oldal');
    expect(html.match(/…/g)).toHaveLength(2);
  });

  it('are not there when everything fits on one page [LIST-08]', () => {
    expect(renderToStaticMarkup(<PageNumbers path="/legfrissebb" page={1} totalPages={1} />)).toBe('');
  });
});
