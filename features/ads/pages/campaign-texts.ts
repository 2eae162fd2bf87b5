/** Texts of the page of campaigns: slots, states and refusals. */
import { bestPixels, type CampaignFault, type Platform } from '../campaign-fault.ts';
import type { AdSize } from '../sizes.ts';
import type { CampaignState } from './campaign-rows.ts';

export const campaignFaults = {
  name: 'Adjon nevet a kampánynak, legfeljebb 100 karakterrel.',
  slot: 'Válasszon egy helyet a listából.',
  link: 'Teljes, https-sel kezdődő címet adjon meg, például https://bolt.example/akcio.',
  alt: 'Írja le, mi látszik a képen, legfeljebb 300 karakterrel: ezt hallja, aki nem látja.',
  label: 'A felirat legfeljebb 60 karakter lehet.',
  weight: '1 és 100 közötti egész számot adjon meg.',
  dailyCap: '0 és 1000 közötti egész számot adjon meg; a 0 azt jelenti, hogy nincs korlát.',
  day: 'Adjon meg egy napot, például 2026-12-24.',
  order: 'Az utolsó nap nem lehet az első előtt.',
  password: 'Ez nem a jelszava. Lehet, hogy elgépelte.',
  attempts: 'Túl sok próbálkozás volt. Várjon egy kicsit, és próbálja újra.',
} as const;

const devices: Record<Platform, string> = { desktop: 'asztali gépen', mobile: 'mobilon' };

const refusals: Record<Extract<CampaignFault, { kind: 'unusable-picture' }>['why'], string> = {
  'unknown-format': 'Ez nem PNG, JPEG, WebP vagy AVIF kép.',
  'untrusted-svg': 'SVG-képet nem fogadunk el, mert program is lehet benne. Mentse el PNG-ként.',
  'too-many-pixels': 'Ez a kép túl sok képpontból áll. Mentse el kisebb méretben.',
  damaged: 'Ez a képfájl sérült. Mentse el újra, és válassza ki ismét.',
};

export function faultOfCampaign(fault: CampaignFault): string {
  switch (fault.kind) {
    case 'unknown-site':
    case 'unknown-slot':
      return campaignFaults.slot;
    case 'ends-before-it-begins':
      return campaignFaults.order;
    case 'no-picture':
      return 'Válasszon képet asztali gépre vagy mobilra: legalább egy kell.';
    case 'wrong-size':
      return `Ezen a helyen ${devices[fault.platform]} nem jelenik meg kép.`;
    case 'unusable-picture':
      return refusals[fault.why];
    case 'wrong-pixels': {
      const { width, height, sizes } = fault;
      return `Ez a kép ${width} × ${height} képpontos. Ide ilyen arányú kell: ${sizesText(sizes)}.`;
    }
  }
}

/** `970×250 (legjobb 1940 × 500 képponttal), 970×90 (…)`; '' without a size that a picture can have. */
export function sizesText(sizes: readonly AdSize[]): string {
  return sizes
    .filter((size) => size !== 'fluid')
    .map((size) => `${size.replace('x', '×')} (legjobb ${bestPixels(size)} képponttal)`)
    .join(', ');
}

export const stateTexts: Record<CampaignState, string> = {
  running: 'fut',
  future: 'még nem kezdődött el',
  over: 'véget ért',
  stopped: 'lezárva',
};

const placeTexts: readonly [RegExp, string][] = [
  [/^front-(\d+)$/, 'Címlap, $1. hely'],
  [/^list-mobile$/, 'Lista, mobilon'],
  [/^list-sidebar$/, 'Lista, oldalsáv'],
  [/^article-end$/, 'Cikk vége'],
  [/^article-(\d+)$/, 'Cikk szövege, $1. hely'],
  [/^landing-(\d+)$/, 'Gyűjtőoldal, $1. hely'],
];

/** `front-1` → `Címlap, 1. hely`; the place itself if the edition has named it. */
export function placeText(place: string): string {
  const [pattern, text] = placeTexts.find(([one]) => one.test(place)) ?? [/$/, ''];
  return place.replace(pattern, text);
}
