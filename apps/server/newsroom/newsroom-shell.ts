/**
 * `/szerkesztoseg/…`: the document of the newsroom's application, which does the rest [NRA-01]. Pages below that address,
 * such as the sign-in, come first.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newsroomPath, returnParameter, signInAreaOf } from '#features/accounts/public.ts';
import { domainOf, type Edition, fullAddress, mainSite, resolveSite } from '#features/sites/public.ts';
import { applicationSecurityHeaders, forOwnOrigin } from '#platform/http/answers/security-headers.ts';
import { escapeHtml } from '#platform/text/escape-html.ts';
import { framedOrigins } from '../compose/outside-origins.ts';
import type { PersonOf } from '../viewer/viewer-of.ts';

export interface NewsroomShell {
  /** Whether the application answers at this path, unless a page does. */
  serves(path: string): boolean;
  answer(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Build of the application that this process serves. */
  build: string;
  /** Address of the sites' stylesheet. */
  siteStyles: string;
}

export interface NewsroomShellNeeds {
  edition: Edition;
  port: number;
  personOf: PersonOf;
  isPreview: boolean;
  /** The document of the build. */
  html: string;
  /** Address of the sites' stylesheet. */
  siteStyles: string;
}

/** Prefix of files whose names have a hash of their content. */
export const newsroomAssets = `${newsroomPath}_assets/`;

export function readNewsroomHtml(distFolder: string): Promise<string> {
  return readFile(join(distFolder, 'newsroom/document.html'), 'utf8');
}

export function createNewsroomShell(needs: NewsroomShellNeeds): NewsroomShell {
  const { edition, port, personOf, isPreview } = needs;
  const main = mainSite(edition);
  const signIn = signInAreaOf('newsroom', isPreview).signInPath;
  const { document, build } = documentOf(needs);
  const isHttps = fullAddress({ site: main, port }, '/').startsWith('https:');
  const headers = {
    ...neverStored,
    ...applicationSecurityHeaders({ isHttps, frames: framedOrigins(edition, port) }),
  };

  return {
    build,
    siteStyles: needs.siteStyles,
    serves: (path) => path === folder || path.startsWith(newsroomPath),
    async answer(request, reply) {
      const { url } = request;
      const { site } = resolveSite(edition, request.headers.host ?? '', []);
      const leadTo = (status: 301 | 303, location: string) =>
        reply
          .code(status)
          .headers({ ...neverStored, location })
          .send();
      if (domainOf(edition, site) !== domainOf(edition, main))
        return void (await leadTo(303, fullAddress({ site: main, port }, url)));
      const [path, query] = url.split(/\?(.*)/s, 2);
      if (path === folder) return void (await leadTo(301, query ? `${newsroomPath}?${query}` : newsroomPath));
      const person = await personOf(request, reply.raw);
      if (person?.viewer.kind !== 'newsroom')
        return void (await leadTo(303, `${signIn}?${new URLSearchParams({ [returnParameter]: url })}`));
      await reply.headers(headers).type('text/html; charset=utf-8').send(document);
    },
  };
}

const folder = newsroomPath.slice(0, -1);

const neverStored = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', ...forOwnOrigin };

/** The build's document with what the edition adds: its colours, and a block of data that is never executed. */
function documentOf({ edition, html, siteStyles }: NewsroomShellNeeds): { document: string; build: string } {
  const main = mainSite(edition);
  const settings = {
    sites: edition.sites.map(({ slug, name, timeZone }) => ({ slug, name, timeZone })),
    words: edition.words,
  };
  // The document of the build names its files, whose names have a hash of their content.
  const build = createHash('sha256')
    .update(html + siteStyles + JSON.stringify(settings))
    .digest('hex')
    .slice(0, 12);
  const json = JSON.stringify({ build, ...settings }).replaceAll('<', '\\u003c');
  const document = html
    .replace(
      '</head>',
      () =>
        `<link rel="stylesheet" href="${escapeHtml(siteStyles)}"><script type="application/json" id="settings">${json}</script></head>`,
    )
    .replace('<body>', () => `<body data-site="${escapeHtml(main.slug)}">`);
  return { document, build };
}
