import { describe, expect, it } from 'vitest';
import type { PendingPicture } from './blocks/block-rules.ts';
import { type PendingBody, picturesOf, resolveImages } from './pending-body.ts';

const picture = (source: string, more: Partial<PendingPicture> = {}): PendingPicture => ({
  source,
  alt: '',
  ...more,
});
const image = (source: string, href?: string) =>
  ({ kind: 'image', width: 'normal', ...picture(source), ...(href === undefined ? {} : { href }) }) as const;

describe('the images of a text that is being saved', () => {
  it('are listed in reading order, also those in galleries, boxes and posters', () => {
    const body: PendingBody = [
      { kind: 'paragraph', html: 'Szöveg' },
      image('/b.jpg'),
      { kind: 'infoBox', blocks: [image('/d.jpg'), { kind: 'gallery', images: [picture('/a.jpg')] }] },
      { kind: 'video', url: '/v.webm', width: 4, height: 3, autoplay: 'none', poster: picture('/c.jpg') },
      { kind: 'video', url: '/w.webm', width: 4, height: 3, autoplay: 'none' },
    ];
    expect(picturesOf(body).map(({ source }) => source)).toEqual(['/b.jpg', '/d.jpg', '/a.jpg', '/c.jpg']);
  });

  it('are listed once each, with the texts of the first use', () => {
    const body: PendingBody = [
      { ...image('/a.jpg'), alt: 'Első' },
      { kind: 'gallery', images: [picture('/a.jpg', { alt: 'Második' }), picture('/b.jpg')] },
    ];
    expect(picturesOf(body).map(({ source, alt }) => [source, alt])).toEqual([
      ['/a.jpg', 'Első'],
      ['/b.jpg', ''],
    ]);
  });
});

describe('a text whose images are stored', () => {
  const ids = new Map([
    ['/a.jpg', 1],
    ['/b.jpg', 2],
  ]);

  it('names them by id, keeps caption, credit and link, and no source', () => {
    const body: PendingBody = [
      { ...image('/a.jpg', 'https://mas.example/'), alt: 'Híd', caption: 'A <b>híd</b>', credit: 'Név' },
      image('/b.jpg'),
    ];
    expect(resolveImages(body, ids)).toEqual([
      {
        kind: 'image',
        imageId: 1,
        alt: 'Híd',
        caption: 'A <b>híd</b>',
        credit: 'Név',
        width: 'normal',
        href: 'https://mas.example/',
      },
      { kind: 'image', imageId: 2, alt: '', width: 'normal' },
    ]);
  });

  it('has no image that could not be stored, no gallery and no box that would be empty', () => {
    const missing = picture('/nincs.jpg');
    expect(
      resolveImages(
        [
          image('/nincs.jpg'),
          { kind: 'gallery', title: 'Képek', images: [missing] },
          { kind: 'gallery', images: [missing, picture('/b.jpg')] },
          { kind: 'infoBox', title: 'Doboz', blocks: [image('/nincs.jpg')] },
          { kind: 'infoBox', title: 'Doboz', blocks: [image('/nincs.jpg'), { kind: 'divider' }] },
        ],
        ids,
      ),
    ).toEqual([
      { kind: 'gallery', images: [{ imageId: 2, alt: '' }] },
      { kind: 'infoBox', title: 'Doboz', blocks: [{ kind: 'divider' }] },
    ]);
  });

  it('keeps a video without its poster', () => {
    const video = { kind: 'video', url: '/v.webm', width: 4, height: 3, autoplay: 'none' } as const;
    expect(resolveImages([{ ...video, poster: picture('/nincs.jpg') }], ids)).toEqual([video]);
    expect(resolveImages([{ ...video, poster: picture('/a.jpg') }], ids)).toEqual([{ ...video, imageId: 1 }]);
  });
});
