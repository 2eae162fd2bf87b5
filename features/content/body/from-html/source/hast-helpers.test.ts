/** Parsed HTML of stories: depth, attributes, blank and hidden elements, runs between blocks. */
import type { Element } from 'hast';
import { describe, expect, it } from 'vitest';
import { isQuestion } from '../../blocks/paragraph/is-question.ts';
import type { Losses } from '../losses.ts';
import {
  attribute,
  findAll,
  firstAttribute,
  isBlank,
  isElement,
  isHidden,
  runsBetween,
  textIn,
  wholeNumber,
  without,
} from './hast-helpers.server.ts';
import { parseHtml } from './parse-html.server.ts';

const parse = (html: string, losses: Losses = {}) => parseHtml(html, losses).children;

function elementOf(html: string): Element {
  const [first] = parse(html);
  if (!isElement(first)) throw new Error('there is no element');
  return first;
}

describe('the depth of a story', () => {
  const nested = (tag: string, times: number, text: string) =>
    `<${tag}>`.repeat(times) + text + `</${tag}>`.repeat(times);

  it('is limited without losing text, and what was flattened is counted', () => {
    const losses: Losses = {};
    const tree = parse(`${nested('div', 5_000, 'mélyen')}<p>utána</p>`, losses);
    expect(textIn({ type: 'root', children: tree })).toBe('mélyenutána');
    expect(losses).toEqual({ nesting: 4_900 });
    expect(isElement(tree.at(-1), 'p')).toBe(true);
  });

  it('is not that of a hundred paragraphs and line breaks beside each other', () => {
    const losses: Losses = {};
    parse(`<div>${'<p>Sor<br><img src=a.jpg>'.repeat(300)}</div>`, losses);
    expect(losses).toEqual({});
  });
});

describe('an element', () => {
  it.each([
    ['<p> &nbsp;<br><!-- semmi --></p>', true],
    ['<div><span></span><em> </em></div>', true],
    ['<div id="terkep"></div>', false],
    ['<div data-video="1"></div>', false],
    ['<p><img src="a.jpg"></p>', false],
    ['<iframe></iframe>', false],
  ])('%s is blank: %s', (html, wanted) => {
    expect(isBlank(elementOf(html))).toBe(wanted);
  });

  it.each([
    ['<p hidden>a</p>', true],
    ['<p style="color:red; DISPLAY : none">a</p>', true],
    ['<p style="visibility:hidden">a</p>', true],
    ['<p style="x-display:none">a</p>', false],
    ['<p style="display:block">a</p>', false],
  ])('%s is hidden: %s', (html, wanted) => {
    expect(isHidden(elementOf(html))).toBe(wanted);
  });

  it('has attributes as text, and the first of several that is not blank', () => {
    const image = elementOf('<img class="a b" src=" " data-src="/1.jpg" hidden>');
    expect([attribute(image, 'className'), attribute(image, 'hidden'), attribute(image, 'alt')]).toEqual([
      'a b',
      '',
      '',
    ]);
    expect(firstAttribute(image, 'alt', 'src', 'dataSrc')).toBe('/1.jpg');
  });

  it.each([
    ['5', 5],
    [' -3 ', 1],
    ['900', 10],
    ['1.5', undefined],
    ['5px', undefined],
    ['', undefined],
  ])('has the number %j between 1 and 10: %s', (text, wanted) => {
    expect(wholeNumber(text, 1, 10)).toBe(wanted);
  });
});

describe('the nodes of an element', () => {
  it('are copied without some of them at any depth; the original stays', () => {
    const div = elementOf('<div>a<b>b<i>c</i></b><i>d</i></div>');
    const [deep] = findAll(div.children, (one) => one.tagName === 'i');
    if (!deep) throw new Error('there is an element');
    expect(textIn({ ...div, children: without(div.children, deep) })).toBe('abd');
    expect(textIn(div)).toBe('abcd');
  });

  it('are split into parts alone and runs between them, in order', () => {
    const { children } = elementOf('<div>a<b>b</b><hr><hr>c<hr></div>');
    const runs = runsBetween(children, (node) => isElement(node, 'hr'));
    expect(runs.map((run) => run.map((node) => (isElement(node) ? node.tagName : 'text')).join(' '))).toEqual(
      ['text b', 'hr', 'hr', 'text', 'hr'],
    );
    expect(runsBetween([], () => true)).toEqual([]);
  });
});

it.each([
  ['<strong>Miért?</strong>', true],
  [' <b>Miért <i>épp</i> most?</b>\n', true],
  ['<strong>Miért?</strong> Mert.', false],
  ['<strong>A</strong> és <strong>B</strong>', false],
  ['<strong>A</b>', false],
])('%s is a question of an interview: %s', (html, wanted) => {
  expect(isQuestion(html)).toBe(wanted);
});
