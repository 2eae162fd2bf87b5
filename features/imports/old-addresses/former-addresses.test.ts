import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { siteBySlug } from '#features/sites/public.ts';
import { fileOf, fixture, fixtureText, wxr } from '../fixtures/file-of.ts';
import { withImports } from '../with-imports.fixture.ts';

describe('what comes along with stories of WordPress', () => {
  const imports = withImports();
  const { database, run, moved } = imports;
  const archive = () => fixture('regi-lap.xml');

  it('redirects every old address to the story in one hop', async () => {
    await run([archive()]);
    for (const path of [
      '/2019/05/04/új-hid/',
      '/2019/05/04/%C3%BAj-hid',
      '/?p=101',
      '/?page_id=101&preview=1',
    ]) {
      expect(await moved(path)).toBe('/varoshaza/2019/05/04/uj-hid');
    }
    expect(await moved('/impresszum/')).toBe('/dokumentum/impresszum');
    const lists = [
      ['/category/kozelet/varoshaza/', '/rovat/varoshaza'],
      ['/category/varoshaza/page/3/', '/rovat/varoshaza'],
      ['/category/varoshaza/feed/', '/rss/rovat/varoshaza'],
      ['/tag/hid/feed/', '/rss/cimke/hid'],
      ['/author/oszi-borbala/', '/szerzo/oszi-borbala'],
      ['/author/oszi-borbala/feed/atom/', '/rss/szerzo/oszi-borbala'],
      ['/author/borka/', '/szerzo/oszi-borbala'],
      ['/author/borka/page/2/', '/szerzo/oszi-borbala'],
      ['/author/borka/feed/', '/rss/szerzo/oszi-borbala'],
      ['/?author=3', '/szerzo/oszi-borbala'],
      ['/?author=99', undefined],
      ['/?cat=8', '/rovat/varoshaza'],
      ['/?tag=hid', '/cimke/hid'],
      ['/?tag=nincs-ilyen', undefined],
      ['/?feed=rss2', '/rss'],
      ['/category/nincs-ilyen/', undefined],
      ['/author/nincs-ilyen/', undefined],
    ] as const;
    for (const [path, target] of lists) expect(await moved(path), path).toBe(target);
    expect(await moved('/impresszum/feed/')).toBe('/dokumentum/impresszum');
    for (const path of [
      '/2019/05/04/új-hid/hid/',
      '/?attachment_id=201',
      '/2019/05/04/új-hid/attachment/hid/',
    ])
      expect(await moved(path), path).toBe('/varoshaza/2019/05/04/uj-hid');
    expect(await moved('/?p=103')).toBeUndefined();
    expect(await moved('/')).toBeUndefined();
  });

  it('redirects picture files of the old site to the nearest size of the picture', async () => {
    await run([archive()]);
    const folder = '/wp-content/uploads/2019/05';
    const pictures = [
      ['hid.jpg', 'w1200'],
      ['hid-scaled.jpg', 'w1200'],
      ['hid-300x200.jpg', 'w375'],
      ['hid-150x150.jpg', '1x1-160'],
    ] as const;
    for (const [file, size] of pictures)
      expect(await moved(`${folder}/${file}`), file).toMatch(
        new RegExp(`^/kepek/[a-z2-7]{16}/hid-${size}\\.jpg$`),
      );
    expect(await moved(`${folder}/nincs-300x200.jpg`)).toBeUndefined();
    expect(await moved('/wp-content/uploads/2017/09/kurtos.jpg'), 'a damaged file').toBeUndefined();
  });

  it('redirects lists whose slug changed: a section that has a site’s name [X30]', async () => {
    await run([fileOf(fixtureText('regi-lap.xml').replaceAll('varoshaza', 'g7'), 'regi-lap.xml')]);
    expect(await moved('/category/kozelet/g7/')).toBe('/rovat/g7-rovat');
    expect(await moved('/category/g7/feed/')).toBe('/rss/rovat/g7-rovat');
    expect(await moved('/?cat=8')).toBe('/rovat/g7-rovat');
  });

  it('keeps animations, and documents with a redirect; names what no folder has', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'import-uploads-'));
    const frames = await Promise.all(['red', 'blue'].map(flat));
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    await writeFile(join(folder, 'mozgo.gif'), gif);
    await writeFile(join(folder, 'jelentes.pdf'), '%PDF-1.4 jelentés');
    const uploads = 'https://regi.example/wp-content/uploads/2026/11';
    const story = `<item><title>Jelentés</title><link>https://regi.example/jelentes/</link><content:encoded><![CDATA[
      <figure><img src="${uploads}/mozgo.gif" alt="Négyzet"><figcaption>A kép szövege.</figcaption></figure>
      <p>A <a href="${uploads}/jelentes.pdf">teljes jelentés</a> és a <a href="${uploads}/tabla.csv">tábla</a>.</p>
      <img src="${uploads}/nincs.jpg" alt="">]]></content:encoded><wp:post_id>1</wp:post_id>
      <wp:post_date>2019-05-04 10:00:00</wp:post_date><wp:status>publish</wp:status>
      <wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value>${'x'.repeat(100_001)}</wp:meta_value></wp:postmeta></item>`;
    const site = '<wp:base_blog_url>https://regi.example</wp:base_blog_url>';
    const file = fileOf(wxr(site + story), 'regi.xml', 4096);
    const { items } = await run([file], { mediaFolder: folder });
    expect(items[0]).toMatchObject({
      losses: { picture: 1, document: 1, 'field:footnotes': 1 },
      lost: ['field footnotes: too long', `picture: ${uploads}/nincs.jpg`, `document: ${uploads}/tabla.csv`],
    });
    const { edition, content } = imports;
    const view = { edition, site: siteBySlug(edition, 'telex'), port: 3000 };
    const shown = (await content.storyBySlug(view, 'jelentes'))?.story;
    expect(shown?.body[0]).toMatchObject({ kind: 'image', alt: 'Négyzet' });
    expect(shown?.image).toMatchObject({ isAnimated: true });
    const [row] = await database.db.selectFrom('articles').select('recommender').execute();
    expect(row?.recommender).toBe('A teljes jelentés és a tábla.');
    const address = await moved('/wp-content/uploads/2026/11/jelentes.pdf');
    expect(address).toMatch(/^\/fajlok\/[a-z2-7]{16}\/jelentes\.pdf$/);
    expect(JSON.stringify(shown?.body)).toContain(`<a href=\\"${address}\\">teljes jelentés</a>`);
    await rm(folder, { recursive: true });
  });
});

function flat(background: string): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
}
