/** `GET /api/oembed`: the preview that other publications show for a link to a page of ours (oembed.com). */
import { z } from 'zod';
import { defineCall, failure, type Head, json, publicCall } from '#features/kit/public.ts';
import type { Viewpoint } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { escapeHtml } from '#platform/text/escape-html.ts';

/** A page as everybody gets it. */
export interface PagePreview {
  view: Viewpoint;
  head: Head;
  language: string;
  /** Whether other sites may show it in a frame. */
  isEmbeddable: boolean;
  /** Null for what must not be stored. */
  dependencies: readonly Dependency[] | null;
}

interface OEmbedNeeds {
  /** Null for an address that is none of ours, or has no page for everybody. */
  previewOf(address: URL): Promise<PagePreview | null>;
}

const pixels = z.coerce.number().int().min(100).max(4000);
const query = z.object({
  url: z.url({ protocol: /^https?$/ }).describe('Full address of a story, a quiz, a podcast, a map …'),
  maxwidth: pixels.default(600).describe('The most pixels that there are beside each other.'),
  maxheight: pixels.default(600).describe('The most pixels that there are below each other.'),
});

const pixelCount = z.number().int().nonnegative();
const oembedSchema = z
  .object({
    version: z.literal('1.0'),
    type: z.literal('rich'),
    title: z.string(),
    author_name: z.string().optional(),
    provider_name: z.string(),
    provider_url: z.string(),
    thumbnail_url: z.string().optional(),
    thumbnail_width: pixelCount.optional(),
    thumbnail_height: pixelCount.optional(),
    html: z
      .string()
      .describe('A frame where the page may be framed, else a quotation with a link; no script.'),
    width: pixelCount,
    height: pixelCount.nullable().describe('Null where the text decides.'),
  })
  .meta({ id: 'OEmbed' });

type OEmbed = z.infer<typeof oembedSchema>;
type Sizes = Pick<z.output<typeof query>, 'maxwidth' | 'maxheight'>;

export const oembedCall = defineCall({
  ...publicCall,
  id: 'oembed',
  path: '/api/oembed',
  tag: 'sites',
  summary: 'What to show for a link to one of our pages (oEmbed 1.0)',
  query,
  answer: json(oembedSchema, 'The page as an embed.'),
  problems: ['route-not-found'],
  varies: 'nothing',
  async handle({ query: { url, ...sizes } }, { previewOf }: OEmbedNeeds) {
    const preview = await previewOf(new URL(url));
    if (preview === null) return failure('route-not-found', 'There is no page of ours at this address.');
    return {
      kind: 'answer',
      value: oembedOf(preview, sizes),
      dependencies: preview.dependencies && [...preview.dependencies],
    };
  },
});

function oembedOf({ head, view, ...preview }: PagePreview, sizes: Sizes): OEmbed {
  const { title, image, imageSize } = head.openGraph;
  const { name } = view.site;
  const author = head.article?.authors.join(', ') ?? '';
  const fits = imageSize !== null && imageSize.width <= sizes.maxwidth && imageSize.height <= sizes.maxheight;
  return {
    version: '1.0',
    type: 'rich',
    title,
    ...(author === '' ? {} : { author_name: author }),
    provider_name: name,
    provider_url: new URL('/', head.canonical).href,
    // A consumer that names no size gets the picture in any size.
    ...(fits
      ? { thumbnail_url: image, thumbnail_width: imageSize.width, thumbnail_height: imageSize.height }
      : {}),
    ...(preview.isEmbeddable ? framed(head, sizes) : quoted(head, name, preview.language, sizes)),
  };
}

type Shown = Pick<OEmbed, 'html' | 'width' | 'height'>;

function framed({ canonical, openGraph }: Head, { maxwidth: width, maxheight: height }: Sizes): Shown {
  const attributes = Object.entries({
    src: canonical,
    title: openGraph.title,
    width: String(width),
    height: String(height),
    loading: 'lazy',
    sandbox: 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin',
    style: 'border: 0; max-width: 100%',
  });
  const written = attributes.map(([name, value]) => `${name}="${escapeHtml(value)}"`).join(' ');
  return { html: `<iframe ${written}></iframe>`, width, height };
}

function quoted(
  { canonical, openGraph: { title, description } }: Head,
  siteName: string,
  language: string,
  { maxwidth: width }: Sizes,
): Shown {
  const html = [
    `<blockquote lang="${escapeHtml(language)}">`,
    `<p><a href="${escapeHtml(canonical)}">${escapeHtml(title)}</a></p>`,
    ...(description === '' ? [] : [`<p>${escapeHtml(description)}</p>`]),
    `<footer>${escapeHtml(siteName)}</footer></blockquote>`,
  ];
  return { html: html.join(''), width, height: null };
}
