import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ImageRef } from '../image.ts';
import { Picture } from './Picture.tsx';

const bridge: ImageRef = {
  id: 3,
  token: 'abcdefghij234567',
  width: 2400,
  height: 1600,
  focal: { x: 0.5, y: 0.5 },
  alt: 'A híd íve a „kék órában”',
  caption: '',
  credit: '',
};

describe('a picture on a page', () => {
  const html = renderToString(
    <Picture image={bridge} name="hid" ratio="16x9" widths={[375, 768]} sizes="100vw" />,
  );

  it('is offered as AVIF, WebP and JPEG, in that order', () => {
    expect(html.match(/<source|<img|type="[^"]+"/g)).toEqual([
      '<source',
      'type="image/avif"',
      '<source',
      'type="image/webp"',
      '<img',
    ]);
    expect(html).toContain('src="/kepek/abcdefghij234567/hid-16x9-768.jpg"');
  });

  it('of an animation moves in WebP where it is whole, unless the reader prefers less motion', () => {
    const moving: ImageRef = { ...bridge, token: 'b'.repeat(16), isAnimated: true };
    const whole = renderToString(
      <Picture image={moving} name="hid" ratio="full" widths={[375]} sizes="100vw" />,
    );
    expect(whole.match(/type="[^"]+"| media="[^"]+"/g)).toEqual([
      'type="image/webp"',
      ' media="(prefers-reduced-motion: no-preference)"',
      'type="image/avif"',
    ]);
    const teaser = renderToString(
      <Picture image={moving} name="hid" ratio="16x9" widths={[375]} sizes="100vw" />,
    );
    expect(teaser).not.toContain('media=');
  });

  it('reserves its box, has an alt text and is loaded lazily', () => {
    expect(html).toContain('width="768" height="432"');
    expect(html).toContain('alt="A híd íve a „kék órában”"');
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('decoding="async"');
    expect(html.toLowerCase()).not.toContain('fetchpriority');
    expect(html).not.toContain('style=');
  });

  it('escapes its alt text', () => {
    const sly = renderToString(
      <Picture image={bridge} name="hid" ratio="full" widths={[768]} sizes="100vw" alt={'"><script>&'} />,
    );
    expect(sly).toContain('alt="&quot;&gt;&lt;script&gt;&amp;"');
  });

  it('is loaded first as the lead picture, and has an empty alt text on request', () => {
    const lead = renderToString(
      <Picture image={bridge} name="hid" ratio="full" widths={[768]} sizes="100vw" eager alt="" />,
    );
    expect(lead).toContain('loading="eager"');
    expect(lead.toLowerCase()).toContain('fetchpriority="high"');
    expect(lead).toContain('alt=""');
    expect(lead).not.toContain('<link');
  });
});
