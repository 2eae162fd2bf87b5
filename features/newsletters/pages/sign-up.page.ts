/** `/hirlevel`, `/hirlevel?nyelv=en`: all newsletters of a domain's sites, and the form to subscribe. */
import { z } from 'zod';
import {
  definePersonalPage,
  headOfPage,
  type PersonalRequest,
  type PersonalResult,
} from '#features/kit/public.ts';
import {
  choiceField,
  inLanguage,
  type Language,
  languageIn,
  languageParameter,
  textField,
} from '#features/sites/public.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Newsletter } from '../newsletter.ts';
import { newslettersPath, privacyPath } from '../newsletter-address.ts';
import { newsletterWords } from '../newsletter-words.ts';
import type { NewslettersFeature } from '../newsletters-feature.server.ts';
import { newslettersOfDomain } from '../newsletters-part.ts';
import { promoCookie, promoPlaces } from '../subscribers/promo-cookie.ts';
import { signUpForm, wantedNewsletters } from '../subscribers/sign-up.ts';
import { signUpFaultWords } from '../subscribers/sign-up-fault-words.ts';
import type { SignUpPageData } from './newsletter-page-data.ts';
import { offered, sitesWithNewsletters } from './newsletter-pages.ts';

interface Needs {
  newsletters: NewslettersFeature;
  clock: Clock;
}

const query = z.object({
  /** Outcome of the form. */
  uzenet: choiceField(['elkuldve']),
  /** Code of a list that is ticked, because the reader came for it. */
  lista: textField,
  [languageParameter]: choiceField(['en']),
});
type SignUpRequest = PersonalRequest<undefined, z.output<typeof query>>;

export const signUpPage = definePersonalPage({
  route: 'newsletters',
  view: 'SignUpPage',
  at: (edition) => [{ pattern: newslettersPath, sites: sitesWithNewsletters(edition), row: undefined }],
  query,
  frame: 'site',
  examples: [{ name: 'newsletters', path: newslettersPath }],
  async load(request: SignUpRequest) {
    const { uzenet, lista } = request.query;
    return page(request, {
      values: { ...noValues, lists: lista === '' ? [] : [lista] },
      errors: {},
      outcome: uzenet === 'elkuldve' ? 'sent' : 'none',
    });
  },
  async submit(request, form, { newsletters, clock }: Needs) {
    const { view, client, path } = request;
    const language = languageOf(request);
    const offeredCodes = newslettersOfDomain(view.edition, view.site).map(({ code }) => code);
    const lists = wantedNewsletters(form);
    const reading = signUpForm(offeredCodes).read(form, signUpFaultWords[language]);
    if (reading.kind === 'faulty')
      return page(
        request,
        { values: { ...reading.typed, lists }, errors: reading.faults, outcome: 'none' },
        422,
      );
    const { place = path, trap, ...signUp } = reading.value;
    const context = { place, address: client.address, isTrapped: trap !== '' };
    const outcome = await newsletters.signUp(signUp, context);
    if (outcome.kind === 'limited')
      return page(request, { values: { ...signUp, lists }, errors: {}, outcome: 'limited' }, 429);
    const location = inLanguage(`${newslettersPath}?uzenet=elkuldve`, language);
    return { kind: 'redirect', status: 303, location, cookies: hidingCookies(request, clock.now()) };
  },
});

const noValues = { email: '', firstName: '', lastName: '', lists: [] };

/** Hides the promotion for a reader who has signed up. */
function hidingCookies({ client: { cookies, isSecure } }: SignUpRequest, now: Date): string[] {
  const seconds = Math.floor(now.getTime() / 1000);
  return promoPlaces.flatMap((place) => promoCookie(cookies, place, true, seconds, isSecure) ?? []);
}

function page(
  request: SignUpRequest,
  data: Pick<SignUpPageData, 'values' | 'errors' | 'outcome'>,
  status = 200,
): PersonalResult<SignUpPageData> {
  const { view, site } = request;
  const language = languageOf(request);
  const words = newsletterWords[language].signUp;
  return {
    kind: 'page',
    status,
    language,
    head: headOfPage(request, {
      title: words.title,
      description: words.description,
      canonicalPath: newslettersPath,
    }),
    data: {
      ...data,
      newsletters: listsFor(language, newslettersOfDomain(view.edition, site)).map((one) =>
        offered(view.edition, site, one),
      ),
      privacy: privacyPath,
    },
  };
}

function languageOf({ query }: SignUpRequest): Language {
  return languageIn(query[languageParameter]);
}

/** On the English page those in English come first; the mail is in the language of the first that is chosen. */
function listsFor(language: Language, lists: Newsletter[]): Newsletter[] {
  if (language === 'hu') return lists;
  return lists.toSorted((a, b) => Number(b.language === 'en') - Number(a.language === 'en'));
}
