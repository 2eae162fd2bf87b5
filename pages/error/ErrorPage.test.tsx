import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageContext, storyCard } from '../article/view/story.fixture.ts';
import { EmptyPage } from '../empty/EmptyPage.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import type { ErrorPageData } from './error-data.ts';

function page(about: Partial<ErrorPageData>, sitePath = ''): string {
  const data: ErrorPageData = {
    status: 404,
    message: '',
    requestId: 'kérés-7',
    latest: [],
    ...about,
  };
  return renderToStaticMarkup(<ErrorPage surroundings={pageContext(sitePath)} data={data} />);
}

describe('the error page', () => {
  it('shows a playful text and a 404 picture for a missing page [ERR-04]', () => {
    const html = page({ status: 404 });
    expect(html).toContain('>A keresett oldal nem található.</h1>');
    expect(html).toContain('repülőt hajtogatott');
    expect(html).toMatch(/<svg[^>]*aria-label="404:/);
  });

  it('says of an address that is too long that it is, with its own number in the picture [ERR-05]', () => {
    const html = page({ status: 414 });
    expect(html).toContain('>Túl hosszú ez a cím.</h1>');
    expect(html).toMatch(/<svg[^>]*aria-label="414:/);
    expect(html).toContain('<search>');
    expect(html).not.toContain('A keresett oldal nem található');
    expect(html).not.toMatch(/aria-label="404:/);
  });

  it.each([400, 500, 503])('shows a failure text and a 500 picture for status %i [ERR-05]', (status) => {
    const html = page({ status });
    expect(html).toContain('>Belső kiszolgálóhiba.</h1>');
    expect(html).toContain('próbálja meg néhány');
    expect(html).toMatch(/<svg[^>]*aria-label="500:/);
    expect(html).not.toContain('A keresett oldal');
  });

  it('says of a missing right that it is missing and who gives it, with the 500 picture and the button [S60]', () => {
    const html = page({ status: 403 });
    expect(html).toContain('>Ehhez nincs joga.</h1>');
    expect(html).toContain('rendszergazdája');
    expect(html).toContain('Vissza a címlapra');
    expect(html).toMatch(/<svg[^>]*aria-label="403:/);
    expect(html).not.toContain('Belső kiszolgálóhiba');
  });

  it('links to the site’s own front page [ERR-06]', () => {
    expect(page({})).toMatch(/href="\/">Vissza a címlapra</);
    expect(page({ status: 500 }, '/g7')).toMatch(/href="\/g7">Vissza a címlapra</);
  });

  it('lists the latest stories only for a missing page', () => {
    const latest = [storyCard({ title: 'Leért a tető' })];
    expect(page({ latest })).toContain('Leért a\u00a0tető');
    expect(page({ latest, status: 500 })).not.toContain('Leért a\u00a0tető');
  });

  it('has the message of a missing page for machines and screen readers only, escaped [ERR-01] [ERR-02]', () => {
    const message = 'Page not found: /rovat/<script>alert(1)</script>';
    expect(page({ message })).toContain('Page not found: /rovat/&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page({ message, latest: [storyCard({ title: 'Leért a tető' })] })).toMatch(
      /biztosan talál olvasnivalót\.<\/p><p class="visually-hidden" lang="en"><code>Page not found: /,
    );
    expect(page({ message: 'Page Not Found: /dokumentum/X' })).toContain('Page Not Found: /dokumentum/X');
    expect(page({ message: 'The failure was written into the log', status: 500 })).not.toContain('failure');
  });

  it('has a search form for the site’s archive only for a missing page', () => {
    expect(page({}, '/g7')).toMatch(/<search><form[^>]* action="\/g7\/archivum"/);
    expect(page({ status: 500 })).not.toContain('<search>');
  });

  it('shows the request id for support', () => {
    expect(page({})).toContain('Hibaazonosító: <code>kérés-7</code>');
    expect(page({ requestId: '' })).not.toContain('Hibaazonosító');
  });
});

describe('the placeholder page', () => {
  it('states that it is empty [SITE-28]', () => {
    expect(renderToStaticMarkup(<EmptyPage surroundings={pageContext()} data={null} />)).toContain(
      'Ez az oldal üres</h1>',
    );
  });
});
