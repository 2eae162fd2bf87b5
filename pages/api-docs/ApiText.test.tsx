import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ApiText } from './ApiText.tsx';

describe('a description in the OpenAPI document', () => {
  it('is rendered as paragraphs, with backticks as code elements', () => {
    const html = renderToStaticMarkup(<ApiText text={'Read.\n\nTakes `X-Site`,\nthe slug.'} />);
    expect(html).toBe('<p>Read.</p><p>Takes <code>X-Site</code>,\nthe slug.</p>');
  });
});
