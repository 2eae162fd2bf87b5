/** `<video>` with an address of the media room is a film of ours; any other is a file that does not play here. */
import type { Element } from 'hast';
import { parseRecordingAddress } from '#features/media/public.ts';
import { type AutoplayMode, autoplayModes } from '../body-schema.ts';
import { cleanLine } from '../clean-text.ts';
import type { PendingVideo } from '../pending-body.ts';
import { captionAround } from './caption.server.ts';
import { mediaBlocks } from './file-blocks.server.ts';
import { attribute, find, wholeNumber } from './hast-reading.server.ts';
import { pictureSource } from './image-blocks.server.ts';
import type { BlockMaker } from './walk.server.ts';

/** Of a film that does not say how large it is. */
const usual = { width: 1280, height: 720 };
const mostPixels = 10_000;
const mostSeconds = 24 * 3_600;

export const videoBlocks: BlockMaker = (element, walk, around) => {
  const url = attribute(element, 'src');
  if (parseRecordingAddress(url)?.mime.startsWith('video/') !== true)
    return mediaBlocks(element, walk, around);
  const [width, height] = ['width', 'height'].map((name) =>
    wholeNumber(attribute(element, name), 1, mostPixels),
  );
  const size = width === undefined || height === undefined ? usual : { width, height };
  const video: PendingVideo = { kind: 'video', url, ...size, autoplay: autoplayOf(element) };
  const poster = pictureSource(attribute(element, 'poster'));
  const captions = captionsOf(element);
  const start = wholeNumber(attribute(element, 'dataStart'), 1, mostSeconds);
  const title = cleanLine(attribute(element, 'title'));
  const { html: caption, rest } = captionAround(around, walk);
  if (poster !== null) video.poster = { source: poster, alt: '' };
  if (captions !== '') video.captions = captions;
  if (start !== undefined) video.start = start;
  if (title !== '') video.title = title;
  if (caption !== '') video.caption = caption;
  return [video, ...rest];
};

function autoplayOf(element: Element): AutoplayMode {
  return autoplayModes.find((mode) => mode === attribute(element, 'dataAutoplay')) ?? 'none';
}

function captionsOf(element: Element): string {
  const track = find(element.children, (inner) => inner.tagName === 'track');
  const address = track === undefined ? '' : attribute(track, 'src');
  return parseRecordingAddress(address)?.mime === 'text/vtt' ? address : '';
}
