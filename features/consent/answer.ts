/** The form that answers the question for consent: the same in the banner and on the page of cookies. */
import {
  type ConsentPurposes,
  type ConsentRecord,
  consentPurposes,
  type OptionalPurpose,
  optionalPurposes,
} from './record.ts';

/** The page of cookies, at the root of every domain. */
export const cookiesPath = '/sutik';

/** Field names of the form. */
export const answerFields = { answer: 'valasz', purpose: 'cel', embed: 'beagyazas', place: 'hely' } as const;

/** `chosen`: what is ticked. */
export const answers = { all: 'elfogad', nothing: 'elutasit', chosen: 'ment' } as const;

/** Value of the field `place` in the banner; the page's form has none. */
export const bannerPlace = 'ertesito';

/** The same where a consent service asks. */
export const servicePlace = 'szolgaltatas';

/** The form as it was sent: the pressed button, the ticked boxes and the place. */
export interface ConsentAnswer {
  answer: string;
  purpose: readonly string[];
  embed: readonly string[];
  place: string;
}

/** The answer given by the pressed button and the ticked boxes. Refusing also ends the agreement to show embeds at once. */
export function purposesOfAnswer(
  { answer, purpose: ticked, embed: tickedEmbeds, place }: ConsentAnswer,
  known: ConsentRecord | null,
): ConsentPurposes {
  const embeds = known?.purposes.embeds ?? {};
  if (answer === answers.all) return consentPurposes({ ...granting(optionalPurposes), embeds });
  if (answer !== answers.chosen) return consentPurposes({ embeds: {} });
  const purposes = optionalPurposes.filter((purpose) => ticked.includes(purpose));
  if (place === bannerPlace) return consentPurposes({ ...granting(purposes), embeds });
  const kept = Object.keys(embeds).map((host) => [host, tickedEmbeds.includes(host)]);
  return consentPurposes({ ...granting(purposes), embeds: Object.fromEntries(kept) });
}

function granting(purposes: readonly OptionalPurpose[]): Partial<Record<OptionalPurpose, boolean>> {
  return Object.fromEntries(purposes.map((purpose) => [purpose, true]));
}
