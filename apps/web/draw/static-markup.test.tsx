import { createElement, type ReactNode, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { staticMarkup } from './static-markup.server.ts';

const sly = `<i>"'&amp;`;

function Card({ title, children }: { title: string; children?: React.ReactNode }) {
  return (
    <article className="card" data-title={title}>
      <h3>{title}</h3>
      {children}
    </article>
  );
}

const asReact = {
  'texts and attributes, escaped': <Card title={sly} />,
  'nothing for nothing': <p>{[null, undefined, true, false, '', 0, 12n]}</p>,
  'components, fragments and lists': (
    <>
      {['a', 'b'].map((one) => (
        <Card key={one} title={one} />
      ))}
    </>
  ),
  switches: <input type="checkbox" disabled hidden={false} required defaultChecked />,
  'names that HTML has others for': <output htmlFor="a" className="b" tabIndex={-1} />,
  'yes and no as words': <p aria-hidden={false} data-open spellCheck={false} draggable />,
  'nothing that is undefined': <p title={undefined} />,
  'no events': <button type="button" onClick={() => undefined} />,
  drawings: (
    <svg viewBox="0 0 2 2" strokeWidth={2} textAnchor="end" preserveAspectRatio="none" aria-hidden="true">
      <path fillRule="evenodd" />
    </svg>
  ),
  'what is HTML already': <p dangerouslySetInnerHTML={{ __html: '<b>a</b>' }} />,
  'a file to be kept': (
    <a href="/a?b&c" download>
      a
    </a>
  ),
};

it.each(Object.entries(asReact))('writes %s, as React does', (_what, element) => {
  expect(staticMarkup(element)).toBe(renderToStaticMarkup(element));
});

const impossible: Record<string, { element: ReactNode; because: string }> = {
  'an object': {
    element: createElement('p', null, Object.create(null)),
    because: 'A page cannot hold [object Object].',
  },
  'a style': {
    element: createElement('p', { style: { color: 'red' } }),
    because: 'Styles stand in stylesheets',
  },
  'an attribute with a sly name': {
    element: createElement('p', { 'a onclick=b': '1' }),
    because: 'is no name of an attribute',
  },
  'an attribute with an object': {
    element: createElement('p', { title: {} }),
    because: 'The attribute “title” cannot hold',
  },
  'a component with state': {
    element: createElement(Suspense),
    because: 'of the type Symbol(react.suspense)',
  },
};

it.each(Object.entries(impossible))('refuses %s', (_what, { element, because }) => {
  expect(() => staticMarkup(element)).toThrow(because);
});

it.each(['javascript:alert(1)', ' \tJAVA\nscript:alert(1)', 'j\navascript:x'])('%j leads nowhere', (href) => {
  expect(staticMarkup(createElement('a', { href }))).toBe('<a></a>');
});
