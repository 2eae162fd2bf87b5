import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storyCard, surroundings } from '../article/story.fixture.ts';
import type { ErrorPageData } from '../page-data.ts';
import { EmptyPage } from './EmptyPage.tsx';
import { ErrorPage } from './ErrorPage.tsx';

function page(about: Partial<ErrorPageData>, sitePath = ''): string {
  const data: ErrorPageData = {
    route: 'error',
    status: 404,
    message: '',
    requestId: 'kérés-7',
    latest: [],
    ...about,
  };
  return renderToStaticMarkup(<ErrorPage surroundings={surroundings(sitePath)} data={data} />);
}

describe('the error page', () => {
  it('says that a page was not found, playfully, with a 404 picture [ERR-04]', () => {
    const html = page({ status: 404 });
    expect(html).toContain('>A keresett oldal nem található.</h1>');
    expect(html).toContain('repülőt hajtogatott');
    expect(html).toMatch(/<svg[^>]*aria-label="404:/);
  });

  it.each([400, 403, 500, 503])(
    'says of status %i that something failed, with a 500 picture [ERR-05]',
    (status) => {
      const html = page({ status });
      expect(html).toContain('>Belső kiszolgálóhiba.</h1>');
      expect(html).toContain('próbálja meg néhány');
      expect(html).toMatch(/<svg[^>]*aria-label="500:/);
      expect(html).not.toContain('A keresett oldal');
    },
  );

  it('leads back to the site’s own front page [ERR-06]', () => {
    expect(page({})).toMatch(/href="\/">Vissza a címlapra</);
    expect(page({ status: 500 }, '/g7')).toMatch(/href="\/g7">Vissza a címlapra</);
  });

  it('offers the latest stories where a page was not found, and only there', () => {
    const latest = [storyCard({ title: 'Leért a tető' })];
    expect(page({ latest })).toContain('Leért a\u00a0tető');
    expect(page({ latest, status: 500 })).not.toContain('Leért a\u00a0tető');
  });

  it('prints the message of a missing page, as text and not as HTML [ERR-01] [ERR-02]', () => {
    const message = 'Page not found: /rovat/<script>alert(1)</script>';
    expect(page({ message })).toContain('Page not found: /rovat/&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page({ message: 'Page Not Found: /dokumentum/X' })).toContain('Page Not Found: /dokumentum/X');
    expect(page({ message: 'The failure was written into the log', status: 500 })).not.toContain('failure');
  });

  it('searches the site’s archive where a page was not found, and only there', () => {
    expect(page({}, '/g7')).toMatch(/<search><form[^>]* action="\/g7\/archivum"/);
    expect(page({ status: 500 })).not.toContain('<search>');
  });

  it('names the request for whoever is asked about it', () => {
    expect(page({})).toContain('Hibaazonosító: <code>kérés-7</code>');
    expect(page({ requestId: '' })).not.toContain('Hibaazonosító');
  });
});

describe('the placeholder page', () => {
  it('says that it is empty [SITE-28]', () => {
    expect(renderToStaticMarkup(<EmptyPage surroundings={surroundings()} />)).toContain(
      'Ez az oldal üres</h1>',
    );
  });
});
