import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageNumbers } from './PageNumbers.tsx';

describe('pagination', () => {
  it('marks the current page for screen readers, and links to the next page [LIST-08]', () => {
    const html = renderToStaticMarkup(<PageNumbers path="/legfrissebb" page={5} totalPages={9} />);
    expect(html).toMatch(/aria-current="page"[^>]*>5<\/a>/);
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(html).toContain('href="/legfrissebb" ');
    expect(html).toMatch(/href="\/legfrissebb\?oldal=6" rel="next"/);
    expect(html).toContain('Utolsó oldal');
    expect(html.match(/…/g)).toHaveLength(2);
  });

  it('preserves the rest of the query string [LIST-05]', () => {
    const html = renderToStaticMarkup(
      <PageNumbers path="/rovat/sport" query="perPage=20" page={2} totalPages={3} />,
    );
    expect(html).toContain('href="/rovat/sport?perPage=20" ');
    expect(html).toContain('href="/rovat/sport?perPage=20&amp;oldal=3" ');
  });

  it('uses the language of the list [LIST-18]', () => {
    const html = renderToStaticMarkup(<PageNumbers path="/english" page={1} totalPages={2} language="en" />);
    expect(html).toContain('aria-label="Pages"');
    expect(html).toContain('aria-label="Page 2"');
    expect(html).toContain('Next page');
    expect(html).not.toContain('oldal<');
  });

  it('is not rendered if there is only one page [LIST-08]', () => {
    expect(renderToStaticMarkup(<PageNumbers path="/legfrissebb" page={1} totalPages={1} />)).toBe('');
  });
});
