import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

const table = { title: 'Tabella', href: '/foci', current: true };
const scorers = { title: 'Góllövőlista', href: '/foci?oldal=gol', current: false };

it('other views of a page are links, one of them current; a view alone has none [LIST-02]', () => {
  const html = renderToStaticMarkup(<Tabs label="Mit mutassunk" tabs={[table, scorers]} />);
  expect(html.match(/<a [^>]*>/g)).toHaveLength(2);
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(renderToStaticMarkup(<Tabs label="Mit mutassunk" tabs={[table]} />)).toBe('');
});
