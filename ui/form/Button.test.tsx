import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button, ButtonFace } from './Button.tsx';

it('gives a script’s button its attributes, and its place a class', () => {
  const html = renderToStaticMarkup(
    <Button className="place" type="button" hidden data-copy-text="19-2">
      Copy
    </Button>,
  );
  expect(html).toMatch(
    /^<button class="[^"]*button[^"]* place" type="button" hidden="" data-copy-text="19-2">Copy</,
  );
});

it('draws what is inside a summary without an element that is pressed', () => {
  expect(renderToStaticMarkup(<ButtonFace>Open</ButtonFace>)).toMatch(
    /^<span class="[^"]*primary[^"]*">Open</,
  );
});
