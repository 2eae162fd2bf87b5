import { expect, it } from 'vitest';
import { escapeHtml, escapeHtmlText } from './escape-html.ts';

it('text cannot end an element or a quoted attribute', () => {
  expect(escapeHtml('<a href="x">&amp;')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;amp;');
  expect(escapeHtmlText('<b> & "c"')).toBe('&lt;b> &amp; "c"');
});
