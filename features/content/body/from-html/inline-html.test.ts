import { describe, expect, it } from 'vitest';
import { htmlToBody } from './html-to-body.server.ts';

/** The inline HTML of one paragraph. */
function inline(html: string): string {
  const [block] = htmlToBody(`<p>${html}</p>`).body;
  return block?.kind === 'paragraph' ? block.html : '';
}

describe('inline HTML', () => {
  it('has neighbouring elements of one kind joined, unless their attributes differ', () => {
    expect(inline('<b>a</b><b>b</b> <i>c</i><i>d</i>')).toBe('<b>ab</b> <i>cd</i>');
    expect(inline('<a href="/a">a</a><a href="/a">b</a><a href="/b">c</a>')).toBe(
      '<a href="/a">ab</a><a href="/b">c</a>',
    );
    expect(inline('<sup>1</sup><sup>2</sup>')).toBe('<sup>1</sup><sup>2</sup>');
  });

  it('has no element inside one of its own kind and none without visible text', () => {
    expect(inline('<b>a <i>b <b>c</b></i></b>')).toBe('<b>a <i>b c</i></b>');
    expect(inline('a<b> </b>b<i></i><a href="/x">\u00a0</a>c')).not.toMatch(/<[bia]/);
  });

  it('has one space between words and none at line ends', () => {
    expect(inline('  a \n\t b  <br>  c <b> d </b> ')).toBe('a b<br>c <b>d</b>');
    expect(inline('<br>a<br>')).toBe('a');
  });

  it('has old and word processors’ elements as their modern equivalents', () => {
    expect(inline('<strike>a</strike> <tt>b</tt> <acronym title="C D">c</acronym> <var>d</var>')).toBe(
      '<s>a</s> <code>b</code> <abbr title="C D">c</abbr> <em>d</em>',
    );
    expect(
      inline('<span style="font-weight: 700">a</span> <span style="color:red;font-style:italic">b</span>'),
    ).toBe('<strong>a</strong> <em>b</em>');
    expect(
      inline('<b style="font-weight:normal">a</b> <span style="mso-bidi-font-weight:bold">b</span>'),
    ).toBe('a b');
    expect(inline('Azt mondta: <q>igen</q>.')).toBe('Azt mondta: „igen”.');
  });

  it('keeps a language only when it is one', () => {
    expect(inline('<span lang="en-GB">a</span>')).toBe('<span lang="en-GB">a</span>');
    expect(inline('<span lang="angolul, kérem">a</span>')).toBe('a');
    expect(inline('<time datetime="2026-11-27T10:00Z">ma</time> <time datetime="x()">ma</time>')).toBe(
      '<time datetime="2026-11-27T10:00Z">ma</time> <time>ma</time>',
    );
  });
});

describe('links in inline HTML', () => {
  it('keep the relations that search engines need, and no handler, target or class', () => {
    expect(
      inline(
        '<a href="https://a.example/" rel="NOFOLLOW noopener sponsored" target="_blank" onclick="x()" class="c">a</a>',
      ),
    ).toBe('<a href="https://a.example/" rel="nofollow sponsored">a</a>');
  });

  it('with a dangerous address lose it and are counted, their text stays', () => {
    for (const href of [
      'javascript:x()',
      'java&#10;script:x()',
      ' data:text/html,x',
      'vbscript:x',
      'file:///etc/passwd',
    ]) {
      const { body, losses } = htmlToBody(`<p><a href="${href}">szöveg</a></p>`);
      expect(body, href).toEqual([{ kind: 'paragraph', html: 'szöveg' }]);
      expect(losses, href).toEqual({ link: 1 });
    }
  });

  it('without an address are plain text and no loss', () => {
    const { body, losses } = htmlToBody('<p><a href="#">a</a> <a name="b">b</a> <a href=" ">c</a></p>');
    expect(body).toEqual([{ kind: 'paragraph', html: 'a b c' }]);
    expect(losses).toEqual({});
  });
});
