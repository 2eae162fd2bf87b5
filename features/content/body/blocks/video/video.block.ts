import { z } from 'zod';
import { escapeHtml } from '#platform/text/escape-html.ts';
import { definePictureBlock, type HtmlOptions, inlineHtml, type PendingPicture } from '../block-rules.ts';
import { captionHtml, linkedCaption } from '../caption-parts.ts';
import { lines, textOf } from '../text-parts.ts';

/** Autoplay of our own videos: never; when nothing else plays or is on screen; whenever the tab is visible. */
export const autoplayModes = ['none', 'gentle', 'forced'] as const;
export type AutoplayMode = (typeof autoplayModes)[number];

/** A video hosted here, at an address of the media feature. */
const schema = z.object({
  kind: z.literal('video'),
  url: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** The poster image. */
  imageId: z.number().int().positive().optional(),
  /** Address of the captions as WebVTT. */
  captions: z.string().optional(),
  /** In seconds [POD-12]. */
  start: z.number().int().positive().optional(),
  autoplay: z.enum(autoplayModes),
  title: z.string().optional(),
  caption: inlineHtml.optional(),
});
export type Video = z.infer<typeof schema>;

export type PendingVideo = Omit<Video, 'imageId'> & { poster?: PendingPicture };

export const video = definePictureBlock<Video, PendingVideo>({
  schema,
  html,
  text: ({ title = '', caption }) => lines([title, textOf(caption)]),
  links: (block, { inline }) => linkedCaption(block, inline),
  pictures: ({ poster }) => (poster ? [poster] : []),
  resolve: ({ poster, ...block }, ids) => {
    const imageId = poster && ids.get(poster.source);
    return [imageId === undefined ? block : { ...block, imageId }];
  },
});

function html(block: Video, printing: HtmlOptions): string {
  const poster = block.imageId === undefined ? null : printing.picture(block.imageId);
  const attributes = Object.entries({
    src: block.url,
    poster: poster?.src,
    title: block.title,
    'data-start': block.start,
    'data-autoplay': block.autoplay === 'none' ? undefined : block.autoplay,
    width: block.width,
    height: block.height,
  })
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(String(value))}"`))
    .join('');
  const track =
    block.captions === undefined ? '' : `<track kind="captions" src="${escapeHtml(block.captions)}">`;
  return `<figure class="video"><video controls preload="none"${attributes}>${track}</video>${captionHtml(block.caption)}</figure>`;
}
