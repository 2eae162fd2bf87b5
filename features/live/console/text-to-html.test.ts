import { expect, it } from 'vitest';
import { textToHtml } from './text-to-html.ts';

it.each([
  ['Egy\nkettő\n\n három ', '<p>Egy<br>kettő</p><p>három</p>'],
  ['<b>a</b> & "b"', '<p>&lt;b&gt;a&lt;/b&gt; &amp; &quot;b&quot;</p>'],
  [
    'Lásd: https://a.example/b?c=d&e=f.',
    '<p>Lásd: <a href="https://a.example/b?c=d&amp;e=f">https://a.example/b?c=d&amp;e=f</a>.</p>',
  ],
  [' \n\n ', ''],
])('%j is %j', (text, html) => {
  expect(textToHtml(text)).toBe(html);
});
