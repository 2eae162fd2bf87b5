import { describe, expect, it } from 'vitest';
import { cpuTimeOf } from '#tests/cpu-time.ts';
import type { Losses } from '../losses.ts';
import { parseShortcodes } from './parse-shortcodes.server.ts';
import { expandShortcodes } from './shortcodes.server.ts';

function expand(html: string): { html: string; losses: Losses } {
  const losses: Losses = {};
  return { html: expandShortcodes(html, losses).trim().replace(/\n+/g, '\n'), losses };
}

describe('finding shortcodes', () => {
  it('reads attributes in every notation of WordPress editors', () => {
    const [code] = parseShortcodes(
      `[Gallery IDs="1,2" link='file' columns=3 size=“large” title=&quot;A&quot; x]`,
    );
    expect(code).toMatchObject({ name: 'gallery', closing: false, escaped: false, bare: ['x'] });
    expect(Object.fromEntries(code?.attributes ?? [])).toEqual({
      ids: '1,2',
      link: 'file',
      columns: '3',
      size: 'large',
      title: 'A',
    });
  });

  it('reads a value without a name after a space and after an equals sign', () => {
    expect(
      parseShortcodes('[youtube https://youtu.be/a][youtube=https://youtu.be/b]').map(({ bare }) => bare),
    ).toEqual([['https://youtu.be/a'], ['https://youtu.be/b']]);
  });

  it('tells opening, closing, self-closing and escaped ones apart', () => {
    const found = parseShortcodes('[a x="1"] [/a] [b x="1"/] [c /] [[d]]');
    expect(
      found.map(({ name, closing, selfClosing, escaped }) => [name, closing, selfClosing, escaped]),
    ).toEqual([
      ['a', false, false, false],
      ['a', true, false, false],
      ['b', false, true, false],
      ['c', false, true, false],
      ['d', false, false, true],
    ]);
  });

  it('has positions that cut exactly the shortcode out, also after an unmatched bracket', () => {
    for (const text of ['a [b c="[x]"] d', 'a [[b c="1"] d', 'a [b c="1"]] d']) {
      const [code] = parseShortcodes(text);
      expect(text.slice(code?.start, code?.end)).toMatch(/^\[b c="[^"]*"\]$/);
    }
  });

  it('finds none in attributes, comments, code and scripts', () => {
    const html =
      '<a title="[gallery]">x</a><!-- [gallery] --><pre>[gallery]</pre><code>[gallery]</code><script>a = [gallery]</script>';
    expect(parseShortcodes(html)).toEqual([]);
    expect(parseShortcodes(`${html}[gallery]`)).toHaveLength(1);
  });

  it('goes on after a comment and a code element that never end', () => {
    expect(parseShortcodes('<!-- [gallery]')).toHaveLength(1);
    expect(parseShortcodes('<pre>[gallery] <pre>[gallery]')).toHaveLength(2);
  });

  it('takes time in proportion to the length of hostile text', async () => {
    for (const piece of ['[', '[a ', '[a b="', '<!--', '<a "', '[a b=c ', '[[a]', '[/']) {
      const text = piece.repeat(15_000);
      expect(await cpuTimeOf(() => parseShortcodes(text)), piece).toBeLessThan(2_000);
    }
  });
});

describe('expanding shortcodes', () => {
  it('leaves editorial brackets and escaped codes as text', () => {
    const text = 'Azt mondta [sic], hogy [a szerk. megjegyzése] [2019-ben] megy [row].';
    expect(expand(text)).toEqual({ html: text, losses: {} });
    expect(expand('Írd így: [[gallery ids="1"]]').html).toBe('Írd így: [gallery ids="1"]');
  });

  it('removes the tags of unknown codes, keeps what is between them, and counts them', () => {
    expect(expand('[row][column width="1/2"]Szöveg[/column][/row][poll id="7"][poll id="8"]')).toEqual({
      html: 'Szöveg',
      losses: { 'shortcode:row': 1, 'shortcode:column': 1, 'shortcode:poll': 2 },
    });
  });

  it.each([
    ['[youtube id="abcdefghijk"]', 'https://www.youtube.com/watch?v=abcdefghijk'],
    ['[youtube]abcdefghijk[/youtube]', 'https://www.youtube.com/watch?v=abcdefghijk'],
    ['[vimeo 123456]', 'https://vimeo.com/123456'],
    ['[tweet 1234]', 'https://x.com/i/status/1234'],
    ['[instagram url=https://www.instagram.com/p/Ab1/]', 'https://www.instagram.com/p/Ab1/'],
    ['[embed]  https://a.example/?b=1&amp;c=2 [/embed]', 'https://a.example/?b=1&amp;c=2'],
    ['[embed src="https://a.example/"]', 'https://a.example/'],
  ])('has %s as an embed', (code, url) => {
    expect(expand(code)).toEqual({ html: `<figure class="embed" data-url="${url}"></figure>`, losses: {} });
  });

  it('has sound and video in the order of preference of their formats', () => {
    expect(expand('[audio ogg="/b.ogg" mp3="/a.mp3"]').html).toBe('<audio src="/a.mp3"></audio>');
    expect(expand('[video width="640" mp4="/a.mp4"][/video]').html).toBe('<video src="/a.mp4"></video>');
    expect(expand('[audio]/c.mp3[/audio]').html).toBe('<audio src="/c.mp3"></audio>');
  });

  it('writes no attribute that the text of a code could leave', () => {
    const { html } = expand(`[gallery ids='1"><script>x()</script>']`);
    expect(html).not.toContain('"><script>');
    expect(expand(`[youtube url='https://youtu.be/a"onload=x()']`).html).toContain('&quot;onload');
  });

  it('drops encoded HTML that is damaged, and encoded scripts', () => {
    const encoded = Buffer.from(encodeURIComponent('<p>Szöveg\nitt</p>')).toString('base64');
    expect(expand(`[vc_raw_html]${encoded}[/vc_raw_html]`).html).toBe('<p>Szöveg itt</p>');
    expect(expand('[vc_raw_html]JTNDcCUzRSVF[/vc_raw_html]')).toEqual({
      html: '',
      losses: { 'shortcode:vc_raw_html': 1 },
    });
    expect(expand(`[vc_raw_js]${encoded}[/vc_raw_js]`).html).toBe('');
  });

  it('expands codes inside a caption, whose own text becomes the caption', () => {
    expect(
      expand('[caption align="alignleft x" caption="Felirat"][audio mp3="/a.mp3"][/caption]').html,
    ).toContain('<audio src="/a.mp3"></audio>');
    expect(expand('[caption align="alignright" caption="Felirat"]<img src="/a.jpg">[/caption]').html).toBe(
      '<figure class="wp-caption alignright"><img src="/a.jpg"><figcaption>Felirat</figcaption></figure>',
    );
    expect(expand('[caption align="x\' onclick"]<img src="/a.jpg">[/caption]').html).not.toContain('onclick');
  });
});
