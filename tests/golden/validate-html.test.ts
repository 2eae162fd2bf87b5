import { expect, it } from 'vitest';
import { validateHtml } from './validate-html.ts';

function pageWith(content: string): string {
  return `<!doctype html><html lang="hu"><head><meta charset="utf-8"><title>Lap</title></head><body>${content}</body></html>`;
}

it('accepts a valid page, with attributes as React writes them', async () => {
  expect(await validateHtml(pageWith('<p hidden=""><time dateTime="2026-11-21">ma</time></p>'))).toEqual([]);
});

it('reports each fault with its rule and its place', async () => {
  expect(await validateHtml(pageWith('<p id="egy">a</p><p id="egy">b</p>'))).toEqual([
    expect.stringMatching(/^no-dup-id: .* \(html > body > p:nth-child\(2\)\)$/),
  ]);
  expect(await validateHtml(pageWith('<a href="/"></a>'))).toEqual([expect.stringMatching(/^wcag\/h30: /)]);
});

it('accepts an empty link in a template, which a script fills', async () => {
  expect(await validateHtml(pageWith('<template><a href="/"></a></template>'))).toEqual([]);
  expect(await validateHtml(pageWith('<template><p><div></div></p></template>'))).not.toEqual([]);
});
