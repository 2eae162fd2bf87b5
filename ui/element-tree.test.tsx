import { Fragment, type ReactNode, useState } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { elementsOf, elementTree, type TreeParts } from './element-tree.ts';

function Counter({ from, children }: { from: number; children?: ReactNode }) {
  const [count] = useState(from);
  return (
    <output>
      {count} {children}
    </output>
  );
}

function Row({ name, goals }: { name: string; goals: number | null }) {
  return (
    <li className="row" data-none={undefined}>
      {name}: {goals ?? '–'}
      {goals === null && <em>nincs adat</em>}
    </li>
  );
}

function View({ rows }: { rows: { name: string; goals: number | null }[] }) {
  return (
    <>
      <ul>
        {rows.map((row) => (
          <Row key={row.name} {...row} />
        ))}
      </ul>
      <Counter from={3}>
        <b>óta</b>
      </Counter>
      {false}
      <Fragment key="x">vége</Fragment>
    </>
  );
}

const parts: TreeParts = { Counter: { render: Counter } };
const view = (
  <View
    rows={[
      { name: 'a & b', goals: 2 },
      { name: 'c', goals: null },
    ]}
  />
);

describe('a tree of elements', () => {
  it('renders as the view itself, also after it was sent as JSON', () => {
    const tree = elementTree(view, parts);
    const sent = JSON.parse(JSON.stringify(tree));
    for (const one of [tree, sent])
      expect(renderToStaticMarkup(<div>{elementsOf(one, parts)}</div>)).toBe(
        renderToStaticMarkup(<div>{view}</div>),
      );
    expect(renderToString(<div>{elementsOf(sent, parts)}</div>)).toBe(
      renderToString(<div>{elementsOf(tree, parts)}</div>),
    );
  });

  it('contains components only if the browser knows them', () => {
    const text = JSON.stringify(elementTree(view, parts));
    expect(text).toContain('["Counter","e",{"from":3}]');
    expect(text).not.toContain('Row');
  });

  it('keeps keys and the places of what is not there, so that React recognises what stays', () => {
    expect(elementTree(<Row key="c" name="c" goals={1} />, parts)).toEqual([
      [
        ['', 'e', {}],
        ['', 'e', { key: 'c' }],
        ['li', 'ttt-', { className: 'row' }],
      ],
      ['0', '1', '2', 'c', ': ', '1'].join('\n'),
    ]);
  });

  it('sends elements that are alike once, and a line break of a text as the space that it is', () => {
    const rows = Array.from({ length: 100 }, (_, at) => `/${at}`).map((href) => (
      <li key={`row ${href}`} className="row">
        <a href={href} title="a">
          {`sor\n${href}`}
        </a>
        {''}
      </li>
    ));
    const [shapes, tokens] = elementTree(rows, parts);
    expect(shapes).toHaveLength(4);
    expect(tokens.split('\n').slice(-5)).toEqual(['3', '/99', 'a', 'sor /99', '']);
    expect(renderToStaticMarkup(elementsOf([shapes, tokens], parts))).toMatch(
      /^<li class="row"><a href="\/0" title="a">sor \/0<\/a><\/li>.*sor \/99<\/a><\/li>$/,
    );
  });
});
