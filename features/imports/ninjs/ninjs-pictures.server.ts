import { htmlToBody } from '#features/content/public.server.ts';
import { cleanLine, countLoss, type Losses } from '#features/content/public.ts';
import type { ImportedPicture, ImportedStory } from '../imported.ts';
import type { NinjsItem, NinjsRendition } from './ninjs-item.ts';
import { headlineOf, leadOf } from './ninjs-texts.server.ts';

/** Pictures of a ninjs item: lead picture, in the text, and after the text. */
export type NinjsPictures = Required<Pick<ImportedStory, 'leadPicture' | 'pictures' | 'shownPictures'>>;

/** No picture is shown twice: one that the text shows in any size stays there, even the first one. */
export function picturesOf(
  item: NinjsItem,
  body: string,
  about: { photographers: readonly string[]; isFree(one: NinjsItem): boolean },
  losses: Losses,
): NinjsPictures {
  const pictures = item.associations.filter((one) => isPicture(one, losses));
  const inText = pictures.length > 0 && /<img\b/i.test(body) ? htmlToBody(body).images : [];
  const sources = new Set(inText.map((image) => image.source));
  const placed = pictures.flatMap((one) => {
    const shown = one.renditions.flatMap(namesOf).find((name) => sources.has(name));
    const source = shown ?? bestRendition(one.renditions)?.href;
    // Pictures in the text are covered by the story's own status; others must be publishable themselves.
    if (source === undefined || (shown === undefined && !about.isFree(one))) {
      countLoss(losses, 'picture');
      return [];
    }
    return [{ picture: pictureOf(one, source), isInText: shown !== undefined }];
  });
  creditPhotographers(
    about.photographers,
    placed.map((one) => one.picture),
    losses,
  );
  const [first] = placed;
  const leadPicture = first === undefined || first.isInText ? null : first.picture;
  const withText = (isInText: boolean) =>
    placed.filter((one) => one.isInText === isInText).map((one) => one.picture);
  return {
    leadPicture,
    pictures: withText(false).filter((one) => one.source !== leadPicture?.source),
    shownPictures: withText(true),
  };
}

function isPicture(one: NinjsItem, losses: Losses): boolean {
  if (one.type === 'picture' || one.type === 'graphic') return true;
  if (one.type === '' && one.renditions.some((rendition) => rendition.mime.startsWith('image/'))) return true;
  countLoss(losses, `association:${one.type || 'unknown'}`);
  return false;
}

/** The address as the content feature normalises it when it reads the picture in HTML. */
function namesOf({ href }: NinjsRendition): string[] {
  const name = cleanLine(href).replaceAll(' ', '%20');
  return [name.startsWith('//') ? `https:${name}` : name];
}

function pictureOf(one: NinjsItem, source: string): ImportedPicture {
  return {
    source,
    alt: headlineOf(one),
    caption: leadOf(one),
    credit: [one.byline, one.credit]
      .map((name) => cleanLine(name))
      .filter((name) => name !== '')
      .join(' / '),
    focal:
      one.renditions.find((other) => other.href === source)?.poi ??
      one.renditions.find((other) => other.poi !== null)?.poi ??
      null,
  };
}

/** Credits pictures without a credit to the photographers named with the story. */
function creditPhotographers(
  photographers: readonly string[],
  pictures: readonly ImportedPicture[],
  losses: Losses,
): void {
  const unnamed = photographers.filter((name) => !pictures.some((picture) => picture.credit.includes(name)));
  const uncredited = pictures.filter((picture) => picture.credit === '');
  if (uncredited.length === 0) for (const _ of unnamed) countLoss(losses, 'person');
  for (const picture of uncredited) picture.credit = unnamed.join(', ');
}

/** The widest up to 2000 pixels, else the narrowest above, else the first that may be a picture. */
function bestRendition(renditions: readonly NinjsRendition[]): NinjsRendition | undefined {
  const pictures = renditions.filter((one) => one.mime === '' || one.mime.startsWith('image/'));
  const sized = pictures.filter((one) => one.width > 0).toSorted((one, other) => other.width - one.width);
  return sized.find((one) => one.width <= 2000) ?? sized.at(-1) ?? pictures[0];
}
