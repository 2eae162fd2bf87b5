import { expect, it } from 'vitest';
import { isPlainDrawing } from './plain-drawing.ts';

const around = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;

it.each([
  around('<path d="M0 0h9v9z" fill="#e00"/>'),
  `<?xml version="1.0"?>\n${around('<g id="a"><rect width="9" height="9"/></g>')}`,
  around('<defs><linearGradient id="a"><stop offset="1"/></linearGradient></defs><rect fill="url(#a)"/>'),
])('shapes and fills are a plain drawing: %s', (svg) => {
  expect(isPlainDrawing(svg)).toBe(true);
});

it.each([
  around('<script>alert(1)</script>'),
  around('<image href="https://example.org/a.png"/>'),
  around('<use href="#a"/>'),
  around('<text>a</text>'),
  around('<foreignObject/>'),
  around('<style>@import "a"</style>'),
  around('<rect style="fill:url(https://example.org/a)"/>'),
  around('<rect fill="url(https://example.org/a#b)"/>'),
  around('<rect onload="a()"/>'),
  around('<rect xlink:href="a"/>'),
  around('<path d="&file;"/>'),
  `<!DOCTYPE svg [<!ENTITY file SYSTEM "file:///etc/passwd">]>${around('')}`,
  around('<!-- a comment -->'),
  around(`<path d="${'M0 0'.repeat(100_000)}"/>`),
  'not a drawing',
])('anything else is not: %s', (svg) => {
  expect(isPlainDrawing(svg)).toBe(false);
});
