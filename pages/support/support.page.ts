/** `/tamogatas`: the site's offer of support, and the form that begins a payment [SITE-25]. */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { FrontFeature } from '#features/front/public.server.ts';
import {
  definePersonalPage,
  headOfPage,
  type PersonalRequest,
  type PersonalResult,
} from '#features/kit/public.ts';
import { choiceField, languageIn, languageParameter, textField } from '#features/sites/public.ts';
import type { Admission, SupportFeature } from '#features/support/public.server.ts';
import {
  type Frequency,
  frequencyOfSlug,
  frequencySlugs,
  gatewaysOf,
  isRhythm,
  type PayerCheck,
  type Rhythm,
  type SupportOffer,
  supportPath,
  supportSetting,
} from '#features/support/public.ts';
import type { Clock } from '#platform/time/clock.ts';
import { dayAt } from '#platform/time/day.ts';
import { chosenOffer, type ShownOffer, showOffer } from './show-offer.ts';
import { type ShownAccount, shownAccount } from './shown-account.server.ts';
import {
  choiceForm,
  emptyForm,
  readSupportForm,
  type SupportFaults,
  type SupportForm,
} from './support-form.ts';
import { isSupportHidden } from './support-hidden.ts';
import { supportPageWords } from './support-page-words.ts';

export interface SupportPageData {
  offer: ShownOffer;
  form: SupportForm;
  faults: SupportFaults;
  /** Why no payment begins now. */
  limit: PaymentStop | null;
  /** The account for transfers in this currency; always shown [S57]. */
  account: ShownAccount | null;
  /** The reader who is signed in gives regularly: a second support would be a mistake. */
  gives: Rhythm | null;
  /** Paths of the documents that a payer accepts; '' for none. */
  documents: { terms: string; privacy: string };
  publisher: string;
  /** Where the payer's data are, for SimplePay's declaration. */
  domain: string;
  /** Address of SimplePay's logo; '' for none. */
  simplePayLogo: string;
}

export type PaymentStop =
  /** Many payments begin in this network: a question for people. */
  { kind: 'check'; check: PayerCheck; isWrong: boolean } | { kind: 'wait'; minutes: number };

export interface SupportPageNeeds {
  support: SupportFeature;
  front: Pick<FrontFeature, 'unique'>;
  clock: Clock;
}

const query = z.object({
  gyakorisag: choiceField(Object.values(frequencySlugs)),
  penznem: textField,
  /** Earlier choices, such as those of a payment that failed. */
  osszeg: textField,
  mod: textField,
  [languageParameter]: choiceField(['en']),
});

type SupportRequest = PersonalRequest<undefined, z.output<typeof query>>;

export const supportPage = definePersonalPage({
  route: 'support',
  view: 'SupportPage',
  at: [{ pattern: supportPath, sites: 'all', row: undefined }],
  query,
  reportsPayments: true,
  mayBeMissing: true,
  frame: 'site',
  examples: [{ name: 'support', path: supportPath }],
  async load(request, needs: SupportPageNeeds) {
    const offer = await visibleOffer(request, needs);
    if (!offer) return { kind: 'nothing', code: 'route-not-found' };
    const { gyakorisag, penznem, osszeg, mod } = request.query;
    const frequency = frequencyOfSlug(gyakorisag);
    const language = languageIn(request.query[languageParameter]);
    const shown = await shownOffer(offer, { frequency, currency: penznem, language }, needs);
    const { person } = request;
    const isReader = person?.viewer.kind === 'reader';
    const form = {
      ...emptyForm(shown, { amount: osszeg, gateway: mod }),
      email: (isReader ? person.email : null) ?? '',
      name: (isReader ? person.name : null) ?? '',
      formKey: randomBytes(12).toString('base64url'),
    };
    const standing =
      person?.viewer.kind === 'reader' ? await needs.support.standingOf(person.viewer.id) : null;
    const gives = standing !== null && isRhythm(standing) ? standing : null;
    return show(request, needs, { language, offer: shown, form, faults: {}, limit: null, gives });
  },
  async submit(request, fields, needs: SupportPageNeeds) {
    const offer = await visibleOffer(request, needs);
    if (!offer) return { kind: 'nothing', code: 'route-not-found' };
    const chosen = choiceForm.read(fields);
    if (chosen.kind === 'faulty') return { kind: 'nothing', code: 'request-invalid' };
    const { currency, question, answer: text } = chosen.value;
    const frequency = frequencyOfSlug(chosen.value.frequency ?? null);
    const language = languageIn(chosen.value.language);
    const choice = { frequency, currency, language };
    const shown = await shownOffer(offer, choice, needs);
    const today = dayAt(needs.clock.now(), 'Europe/Budapest');
    const reading = readSupportForm(shown, fields, { language, today });
    const data = { language, offer: shown, form: reading.form, gives: null };
    if (reading.kind === 'faults')
      return show(request, needs, { ...data, faults: reading.faults, limit: null }, 422);
    const { site, person, path, client } = request;
    const readerId = person?.viewer.kind === 'reader' ? person.viewer.id : null;
    const { email } = reading.start;
    const answer = { token: question, text };
    const admission = await needs.support.admit({ client, readerId, email, answer });
    if (admission.kind !== 'admitted')
      return show(request, needs, { ...data, faults: {}, limit: stopOf(admission) }, 422);
    const outcome = await needs.support.start({
      ...reading.start,
      site,
      language,
      place: path,
      readerId,
    });
    const location = outcome.kind === 'pay' ? outcome.address : site.path + outcome.path;
    return { kind: 'redirect', status: 303, location, cookies: admission.cookies };
  },
});

/** Null where the newsroom has switched the page off, or the site asks for nothing now [ACCT-08] [X20]. */
async function visibleOffer(
  { site }: SupportRequest,
  { front, support }: SupportPageNeeds,
): Promise<SupportOffer | null> {
  return (await isSupportHidden(front)) ? null : support.offer(site.slug);
}

async function shownOffer(
  offer: SupportOffer,
  choice: { frequency: Frequency; currency: string; language: 'hu' | 'en' },
  { support }: SupportPageNeeds,
): Promise<ShownOffer> {
  const canUse = await support.canUse();
  const { currency, frequency, choices } = chosenOffer(offer, choice);
  return showOffer(offer, {
    currency,
    frequency,
    choices,
    gateways: gatewaysOf(currency, frequency, canUse),
    language: choice.language,
  });
}

function stopOf(admission: Exclude<Admission, { kind: 'admitted' }>): PaymentStop {
  return admission.kind === 'wait' ? { kind: 'wait', minutes: Math.ceil(admission.seconds / 60) } : admission;
}

/** So long the code of a page that stays open can be scanned. */
const codeDays = 30;

async function show(
  request: SupportRequest,
  { support, clock }: SupportPageNeeds,
  {
    language,
    ...given
  }: Omit<SupportPageData, 'account' | 'documents' | 'publisher' | 'domain' | 'simplePayLogo'> & {
    language: 'hu' | 'en';
  },
  status = 200,
): Promise<PersonalResult<SupportPageData>> {
  const { edition } = request.view;
  const setting = supportSetting.of(edition);
  const account = shownAccount(setting?.gateways.transfer, given.offer.currency, {
    money: null,
    remark: supportPageWords[language].transfer.remark,
    validUntil: new Date(clock.now().getTime() + codeDays * 86_400_000),
  });
  const { terms = '', privacy = '' } = setting?.documents ?? {};
  const data = {
    ...given,
    account,
    documents: { terms, privacy },
    publisher: edition.publisher,
    domain: request.site.domains[0] ?? '',
    simplePayLogo: edition.logos[setting?.gateways.simplepay?.logo ?? ''] ?? '',
  };
  const head = headOfPage(request, {
    title: data.offer.title,
    description: data.offer.lead,
    canonicalPath: request.site.path + supportPath,
  });
  return { kind: 'page', status, head, data, language, formActions: await support.payOrigins() };
}
