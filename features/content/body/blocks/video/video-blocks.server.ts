/** `<video>`: an address of the media feature becomes a video block, any other a file block. */
import type { Element } from 'hast';
import { parseRecordingAddress } from '#features/media/public.ts';
import { cleanLine } from '../../clean-text.ts';
import { captionOfFigure } from '../../from-html/converters/caption.server.ts';
import { attribute, find, wholeNumber } from '../../from-html/source/hast-helpers.server.ts';
import type { BlockConverter } from '../../from-html/walk.server.ts';
import { mediaFileBlocks } from '../file/file-blocks.server.ts';
import { pictureSource } from '../image/image-blocks.server.ts';
import type { PendingVideo } from './video.block.ts';
import { type AutoplayMode, autoplayModes } from './video.block.ts';

/** Default size of a video without width and height. */
const defaultSize = { width: 1280, height: 720 };
const maxPixels = 10_000;
const maxSeconds = 24 * 3_600;

export const videoBlocks: BlockConverter = (element, walk, around) => {
  const url = attribute(element, 'src');
  if (parseRecordingAddress(url)?.mime.startsWith('video/') !== true)
    return mediaFileBlocks(element, walk, around);
  const [width, height] = ['width', 'height'].map((name) =>
    wholeNumber(attribute(element, name), 1, maxPixels),
  );
  const size = width === undefined || height === undefined ? defaultSize : { width, height };
  const video: PendingVideo = { kind: 'video', url, ...size, autoplay: autoplayOf(element) };
  const poster = pictureSource(attribute(element, 'poster'));
  const captions = captionsOf(element);
  const start = wholeNumber(attribute(element, 'dataStart'), 1, maxSeconds);
  const title = cleanLine(attribute(element, 'title'));
  const { html: caption, rest } = captionOfFigure(around, walk);
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
