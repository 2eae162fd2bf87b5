import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withServer } from '#tests/server.ts';
import { save, writeStories } from '#tests/stories.ts';

const server = withServer({
  edition: (edition) => ({
    ...edition,
    sites: edition.sites.map((site) => ({
      ...site,
      verification: { google: `g-${site.slug}`, facebook: `f-${site.slug}` },
      twitterSite: `@${site.slug}`,
    })),
  }),
});
beforeAll(async () => {
  await writeStories(server.context);
  await server.settled();
});

const bridge = '/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra';
const depot = '/belfold/2026/11/20/villamosremiz-teto-koltozese-szeged';

/** The `<head>` by name: metas, links and the structured data. */
function headOf(html: string) {
  const head = html.slice(0, html.indexOf('</head>'));
  const metas = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  const data = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return {
    title: /<title>([^<]*)<\/title>/.exec(head)?.[1],
    meta: Object.fromEntries(metas.map(([, name, content]) => [name, content])),
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1],
    icon: /<link rel="icon" href="([^"]+)"/.exec(head)?.[1],
    touchIcon: /<link rel="apple-touch-icon" href="([^"]+)"/.exec(head)?.[1],
    manifest: /<link rel="manifest" href="([^"]+)"/.exec(head)?.[1],
    data: data.map(([, json]) => z.looseObject({ '@type': z.string() }).parse(JSON.parse(json ?? ''))),
  };
}

async function headAt(path: string, send = server.telex) {
  const answer = await send(path);
  expect(answer.status, path).toBe(200);
  return headOf(answer.text);
}

describe('the `<head>` of a site', () => {
  it.each([
    ['telex', '/', 'Lapzárta', server.telex],
    ['after', '/after', 'After', server.telex],
    ['g7', '/g7', 'G7', server.telex],
    ['karakter', '/karakter', 'Karakter', server.telex],
    ['transtelex', '/', 'Lapzárta Erdély', server.transtelex],
  ])('identifies the site on %s [SITE-04] [SEO-04]', async (slug, path, name, send) => {
    const answer = await send(path);
    const { title, meta, icon, touchIcon, manifest, canonical } = headOf(answer.text);
    const origin = `http://${slug === 'transtelex' ? 'transtelex.localhost' : 'localhost'}:${server.port}`;
    expect(title).toMatch(new RegExp(`^${name} –`));
    expect(canonical).toBe(origin + path);
    expect(meta).toMatchObject({
      'google-site-verification': `g-${slug}`,
      'facebook-domain-verification': `f-${slug}`,
      'twitter:site': `@${slug}`,
      'og:site_name': name,
      'og:image': `${origin}/_edition/share-${slug}.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
    });
    const prefix = path === '/' ? '' : path;
    expect([icon, touchIcon, manifest]).toEqual([
      `${prefix}/favicon.svg`,
      `${prefix}/apple-touch-icon.png`,
      `${prefix}/site.webmanifest`,
    ]);
    expect(answer.text).toMatch(new RegExp(`<body class="site-${slug} `));
  });

  it('has its publisher and breadcrumb as structured data [S07]', async () => {
    const front = await headAt('/');
    expect(front.data.map((one) => one['@type'])).toEqual(['NewsMediaOrganization', 'WebSite']);
    const list = await headAt('/after/legfrissebb');
    expect(list.data.map((one) => one['@type'])).toEqual([
      'NewsMediaOrganization',
      'BreadcrumbList',
      'CollectionPage',
    ]);
    expect(list.data[1]).toMatchObject({
      itemListElement: [
        { position: 1, name: 'After', item: `http://localhost:${server.port}/after` },
        { position: 2, name: 'Legfrissebb', item: `http://localhost:${server.port}/after/legfrissebb` },
      ],
    });
  });
});

describe('the `<head>` of a front page', () => {
  it.each(['/', '/after'])('describes at %s the site and its search [S07]', async (path) => {
    const { data } = await headAt(path);
    const home = `http://localhost:${server.port}${path}`;
    expect(data.find((one) => one['@type'] === 'WebSite')).toMatchObject({
      '@id': `${home}#website`,
      url: home,
      publisher: { '@id': `${home}#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `http://localhost:${server.port}/archivum?term={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    });
    expect((await server.telex('/archivum?term=hid')).status).toBe(200);
  });
});

async function takePicture(colour: string): Promise<{ id: number; token: string }> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><path fill="${colour}" d="M0 0h9v9z"/></svg>`;
  const taken = await server.context.media.storeImage({ bytes: Buffer.from(svg), trusted: true });
  if (taken.kind !== 'taken') throw new Error(taken.why);
  return taken.image;
}

describe('the `<head>` of a story', () => {
  it('has metadata for sharing [SEO-05]', async () => {
    const { title, meta, canonical } = await headAt(bridge);
    expect(title).toBe('Fából építettek rezgésérzékelőt a hídra – Lapzárta');
    expect(meta).toMatchObject({
      description: 'Nyírfából faragott műszer méri, hogyan rezeg a híd.',
      robots: 'max-image-preview:large',
      'og:type': 'article',
      'og:title': 'Fából építettek rezgésérzékelőt a hídra',
      'og:description': 'Nyírfából faragott műszer méri, hogyan rezeg a híd.',
      'og:url': canonical,
      'article:published_time': '2026-11-20T09:00:00.000Z',
      'article:section': 'Tudomány',
      'article:author': 'Székely Anna',
      'article:tag': 'hidak',
      'article:publisher': 'https://facebook.example/lapzarta',
      'twitter:card': 'summary_large_image',
    });
  });

  it('prefers the picture for sharing, then that of the card, then the site’s [SEO-05]', async () => {
    const [card, share] = [await takePicture('red'), await takePicture('blue')];
    await save(server.context, { slug: 'kartyakep', title: 'Kártyakép', recommendedBoxImageId: card.id });
    await save(server.context, {
      slug: 'megosztokep',
      title: 'Megosztókép',
      recommendedBoxImageId: card.id,
      facebookImageId: share.id,
    });
    const origin = `http://localhost:${server.port}`;
    const imageAt = async (slug: string) => (await headAt(`/2026/11/20/${slug}`)).meta['og:image'];
    expect(await imageAt('kartyakep')).toBe(`${origin}/kepek/${card.token}/kartyakep-16x9-1200.jpg`);
    expect(await imageAt('megosztokep')).toBe(`${origin}/kepek/${share.token}/megosztokep-16x9-1200.jpg`);
    expect((await headAt(bridge)).meta['og:image']).toBe(`${origin}/_edition/share-telex.png`);
  });

  it('lists the films of a story, our own and embedded ones, unless it is for adults [S07] [S24]', async () => {
    const card = await takePicture('green');
    const film = {
      slug: 'filmmel',
      title: 'Filmmel',
      recommendedBoxImageId: card.id,
      body: [
        {
          kind: 'embed' as const,
          provider: 'youtube' as const,
          url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        },
        { kind: 'embed' as const, provider: 'spotify' as const, url: 'https://open.spotify.com/episode/1' },
        {
          kind: 'video' as const,
          url: '/videok/proba.mp4',
          width: 1280,
          height: 720,
          autoplay: 'none' as const,
          title: 'A komp indulása',
        },
      ],
    };
    await save(server.context, film);
    const story = (await headAt('/2026/11/20/filmmel')).data[0];
    const common = { '@type': 'VideoObject', uploadDate: expect.stringContaining('2026-11-20T') };
    expect(story?.video).toEqual([
      expect.objectContaining({
        ...common,
        name: 'Filmmel',
        embedUrl: expect.stringContaining('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'),
        thumbnailUrl: [expect.stringMatching(/^http:.*-16x9-1200\.jpg$/)],
      }),
      expect.objectContaining({
        ...common,
        name: 'A komp indulása',
        contentUrl: `http://localhost:${server.port}/videok/proba.mp4`,
        width: 1280,
        height: 720,
      }),
    ]);
    await save(server.context, { ...film, slug: 'felnott-film', flags: ['adult-content'] });
    expect((await headAt('/2026/11/20/felnott-film')).data[0]?.video).toBeUndefined();
  });

  it('describes a story without a lead by its beginning, unless that is behind a notice [SEO-05]', async () => {
    const body = [
      { kind: 'paragraph' as const, html: 'Reggel <b>nyolcra</b> ért be' },
      { kind: 'paragraph' as const, html: 'a komp '.repeat(40) },
    ];
    await save(server.context, { slug: 'lead-nelkul', title: 'Rövid hír', lead: '', body });
    const { meta, data } = await headAt('/2026/11/20/lead-nelkul');
    expect(meta.description).toMatch(/^Reggel nyolcra ért be a komp .{100,170} komp\.\.\.$/);
    expect([meta['og:description'], data[0]?.description]).toEqual([meta.description, meta.description]);
    await save(server.context, {
      slug: 'felnotteknek',
      title: 'Felnőtteknek',
      lead: '',
      body,
      flags: ['adult-content'],
    });
    expect((await headAt('/2026/11/20/felnotteknek')).meta.description).toBeUndefined();
  });

  it('names the own site of a mirrored story on every site [S02] [S07]', async () => {
    const onion = '/erdely/2026/11/19/ermelleki-hagymasok-kozos-raktara';
    const [mirrored, original] = [await headAt(onion), await headAt(onion, server.transtelex)];
    expect(mirrored.data[0]).toEqual(original.data[0]);
    expect(mirrored.data[0]).toMatchObject({
      url: original.canonical,
      publisher: { name: 'Lapzárta Erdély', url: `http://transtelex.localhost:${server.port}/` },
    });
  });

  it('has breadcrumbs through the own site of a mirrored story to its canonical address [S02] [S07]', async () => {
    const onion = '/erdely/2026/11/19/ermelleki-hagymasok-kozos-raktara';
    const [mirrored, original] = [await headAt(onion), await headAt(onion, server.transtelex)];
    expect(mirrored.data[1]).toEqual(original.data[1]);
    const home = `http://transtelex.localhost:${server.port}`;
    expect(mirrored.data[1]).toMatchObject({
      itemListElement: [
        { name: 'Lapzárta Erdély', item: `${home}/` },
        { item: `${home}/rovat/erdely` },
        { item: mirrored.canonical },
      ],
    });
  });

  it('is a NewsArticle with its breadcrumb [S07]', async () => {
    const { data, canonical } = await headAt(bridge);
    expect(data.map((one) => one['@type'])).toEqual(['NewsArticle', 'BreadcrumbList']);
    expect(data[0]).toMatchObject({
      '@context': 'https://schema.org',
      '@id': canonical,
      headline: 'Fából építettek rezgésérzékelőt a hídra',
      inLanguage: 'hu',
      datePublished: '2026-11-20T09:00:00.000Z',
      dateModified: '2026-11-21T07:00:00.000Z',
      articleSection: 'Tudomány',
      keywords: ['hidak'],
      author: [{ '@type': 'Person', name: 'Székely Anna' }],
      publisher: {
        '@type': 'NewsMediaOrganization',
        '@id': `http://localhost:${server.port}/#organization`,
        name: 'Lapzárta',
        logo: {
          '@type': 'ImageObject',
          url: `http://localhost:${server.port}/icon-512.png`,
          width: 512,
          height: 512,
        },
      },
    });
  });

  it('is a LiveBlogPosting with its posts [S07]', async () => {
    const { data } = await headAt(depot);
    expect(data[0]).toMatchObject({
      '@type': 'LiveBlogPosting',
      coverageStartTime: '2026-11-20T05:00:00.000Z',
    });
    const updates = z.array(z.looseObject({ headline: z.string() })).parse(data[0]?.liveBlogUpdate);
    expect(updates).toHaveLength(30);
    expect(updates[0]?.headline).toBe('Remíz, 1. bejegyzés');
  });

  it('is in English for an English story, and noindex while the story is not public', async () => {
    const english = await server.telex('/belfold/2026/11/19/village-ferry-back-on-the-danube');
    expect(english.text).toMatch(/^<!doctype html><html lang="en"/);
    expect(headOf(english.text).meta['og:locale']).toBe('en_GB');
    const token = await server.context.accounts.createToken('Teszt Elek', 1);
    const draft = await server.telex('/2026/11/20/keszulo-cikk', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(headOf(draft.text).meta.robots).toBe('noindex');
  });

  it('escapes text written by the newsroom', async () => {
    const title = '</script><script>alert(1)</script> "&\' <b>';
    await save(server.context, {
      slug: 'gonosz',
      title,
      body: [],
      ogDescription: '"><img src=x onerror=alert(1)>',
    });
    const { text } = await server.telex('/2026/11/20/gonosz');
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('<img src=x');
    expect(headOf(text).data[0]?.headline).toBe(title);
  });
});
