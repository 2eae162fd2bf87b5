import { expect, it } from 'vitest';
import { createAttachmentIndex } from './attachment-index.server.ts';

it('returns added pictures by id and by story', () => {
  const shelf = createAttachmentIndex();
  const pictures = Array.from({ length: 30_000 }, (_, at) => ({
    id: at * 7 + 1,
    parent: at % 1000,
    page: at % 5 === 0 ? '' : `/2020/kep-${at}/`,
    source:
      at % 3 === 0 ? `https://mas.example/${at}.jpg` : `https://r.example/wp-content/uploads/2020/${at}.jpg`,
    alt: `Őszi kép ${at}`,
    caption: at % 2 === 0 ? '' : 'Űr\tés\nsor',
  }));
  for (const picture of pictures) shelf.add(picture);
  expect(shelf.size).toBe(30_000);
  for (const at of [0, 1, 999, 15_001, 29_999]) {
    const { caption, ...same } = pictures[at] ?? { caption: '' };
    expect(shelf.get(at * 7 + 1)).toEqual({ ...same, caption: caption === '' ? '' : 'Űr és sor' });
  }
  expect(shelf.ofParent(5).map((picture) => picture.id)).toEqual(
    Array.from({ length: 30 }, (_, at) => (at * 1000 + 5) * 7 + 1),
  );
  expect([shelf.get(3), shelf.ofParent(0), shelf.ofParent(5000)]).toEqual([undefined, [], []]);
});
