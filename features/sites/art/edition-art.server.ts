/** The edition's drawings in the formats of browsers, phones and sharing services: icons, manifest, share pictures. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { Problem } from '#platform/http/answers/problem.ts';
import { svgSecurityHeaders } from '#platform/http/answers/security-headers.ts';
import { resolveSite } from '../addresses/resolve-site.ts';
import type { Edition } from '../edition/edition.ts';
import type { Site } from '../edition/site.ts';
import { appShortcutWords } from './app-shortcut-words.ts';

/** A day: these addresses contain no hash, so a new icon may take that long to appear. */
const caching = 'public, max-age=86400, stale-while-revalidate=604800';

export async function editionArt(
  app: FastifyInstance,
  edition: Edition,
  editionFolder: string,
): Promise<void> {
  const art = await readArt(join(editionFolder, 'art'));
  const rasterised = new Map<string, Promise<Buffer>>();

  /** Rasterised once and cached; the drawings are few and small. */
  function raster(name: string, width?: number): Promise<Buffer> {
    const key = `${name} ${width ?? ''}`;
    const svg = art.get(name);
    if (!svg) throw new Problem('image-not-found', 'The edition has no such drawing.');
    const known =
      rasterised.get(key) ??
      sharp(svg, { density: 192 })
        .resize(width ?? 1200)
        .png()
        .toBuffer();
    rasterised.set(key, known);
    return known;
  }

  app.get<{ Params: { file: string } }>('/_edition/:file', async (request, reply) => {
    const [, name = '', format] = /^([a-z0-9-]+)\.(png|svg)$/.exec(request.params.file) ?? [];
    if (format !== 'svg') return sendPng(reply, await raster(name));
    const svg = art.get(name);
    if (!svg) throw new Problem('image-not-found', 'The edition has no such drawing.');
    return sendSvg(reply, svg);
  });
  for (const prefix of new Set(edition.sites.map((site) => site.path))) {
    const requestedSite = (request: FastifyRequest): Site =>
      resolveSite(edition, request.headers.host ?? '', prefix.split('/').filter(Boolean)).site;
    app.get(`${prefix}/favicon.svg`, async (request, reply) =>
      sendSvg(reply, art.get(iconOf(requestedSite(request)))),
    );
    app.get(`${prefix}/site.webmanifest`, async (request, reply) =>
      reply
        .header('cache-control', caching)
        .type('application/manifest+json')
        .send(JSON.stringify(manifestOf(requestedSite(request)))),
    );
    for (const { file, width, suffix } of rasterIcons)
      app.get(`${prefix}/${file}`, async (request, reply) =>
        sendPng(reply, await raster(iconOf(requestedSite(request)) + suffix, width)),
      );
  }
}

/**
 * A maskable icon fills its square: phones crop it to their own shape, and iOS does so without reading the manifest.
 */
const maskable = '-maskable';

const rasterIcons = [
  { file: 'favicon.ico', width: 48, suffix: '' },
  { file: 'icon-192.png', width: 192, suffix: '' },
  { file: 'icon-512.png', width: 512, suffix: '' },
  { file: 'icon-512-maskable.png', width: 512, suffix: maskable },
  { file: 'apple-touch-icon.png', width: 180, suffix: maskable },
] as const;

function iconOf(site: Site): string {
  return `icon-${site.slug}`;
}

function manifestOf(site: Site): object {
  return {
    id: site.path || '/',
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: 'hu',
    dir: 'ltr',
    start_url: site.path || '/',
    scope: `${site.path}/`,
    display: 'standalone',
    categories: ['news'],
    theme_color: site.accentStrong.light,
    background_color: '#ffffff',
    icons: [
      iconEntry(site, 'icon-192.png', 192, 'any'),
      iconEntry(site, 'icon-512.png', 512, 'any'),
      iconEntry(site, 'icon-512-maskable.png', 512, 'maskable'),
    ],
    shortcuts: shortcuts.map(({ name, path }) => ({
      name: appShortcutWords[name],
      url: site.path + path,
      icons: [iconEntry(site, 'icon-192.png', 192, 'any')],
    })),
  };
}

/** Shortcuts on the icon of the installed app; every site has these pages. */
const shortcuts = [
  { name: 'latest', path: '/legfrissebb' },
  { name: 'saved', path: '/mentett' },
  { name: 'archive', path: '/archivum' },
] as const;

function iconEntry(site: Site, file: string, width: number, purpose: 'any' | 'maskable'): object {
  return { src: `${site.path}/${file}`, sizes: `${width}x${width}`, type: 'image/png', purpose };
}

function sendPng(reply: FastifyReply, png: Buffer): FastifyReply {
  return reply.header('cache-control', caching).type('image/png').send(png);
}

function sendSvg(reply: FastifyReply, svg: Buffer | undefined): FastifyReply {
  return reply.headers(svgSecurityHeaders).header('cache-control', caching).type('image/svg+xml').send(svg);
}

async function readArt(folder: string): Promise<Map<string, Buffer>> {
  const names = await readdir(folder).catch((): string[] => []);
  const svgs = names.filter((name) => name.endsWith('.svg'));
  const art = new Map(
    await Promise.all(
      svgs.map(async (name) => [name.slice(0, -4), await readFile(join(folder, name))] as const),
    ),
  );
  return art;
}
