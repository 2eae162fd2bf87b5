/** `/sutik`: the same questions as in the banner, answered without script; what was answered, and withdrawing it. */

import { z } from 'zod';
import {
  defineForm,
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
} from '#features/sites/public.ts';
import type { SharedLimits } from '#platform/http/limits/shared-limits.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { answerFields, bannerPlace, cookiesPath, purposesOfAnswer, servicePlace } from '../answer.ts';
import type { ConsentFeature } from '../consent-feature.server.ts';
import { consentSetting } from '../consent-setting.ts';
import { consentWords } from '../consent-words.ts';
import {
  type ConsentPurposes,
  type ConsentRecord,
  consentIn,
  consentPurposes,
  cookieOfConsent,
  isInForce,
  nothingGranted,
  optionalPurposes,
} from '../record.ts';

interface Needs {
  consents: ConsentFeature;
  clock: Clock;
  limits: SharedLimits;
}

/** Many readers may share a network; a person answers a few times. */
const perNetwork = { uses: 60, seconds: 600 };

interface CookiesData {
  mode: 'none' | 'own' | 'tcf';
  purposes: ConsentPurposes;
  language: 'hu' | 'en';
  isSaved: boolean;
}

const query = z.object({ uzenet: choiceField(['mentve']), [languageParameter]: choiceField(['en']) });
type CookiesRequest = PersonalRequest<undefined, z.output<typeof query>>;

const text = z.string().default('');
const answerForm = defineForm(
  z.object({ answer: text, purpose: z.array(z.string()), embed: z.array(z.string()), place: text }),
  answerFields,
);

export const cookiesPage = definePersonalPage({
  route: 'cookies',
  view: 'CookiesPage',
  at: [{ pattern: cookiesPath, sites: 'root', row: undefined }],
  query,
  frame: 'site',
  examples: [{ name: 'cookies', path: cookiesPath }],
  async load(request: CookiesRequest): Promise<PersonalResult<CookiesData>> {
    const { query: asked, view } = request;
    const language = languageIn(asked[languageParameter]);
    const words = consentWords[language];
    return {
      kind: 'page',
      language,
      head: headOfPage(request, {
        title: words.title,
        description: words.description,
        canonicalPath: cookiesPath,
        robots: 'noindex',
      }),
      data: {
        mode: consentSetting.of(view.edition).mode,
        purposes: knownRecord(request)?.purposes ?? nothingGranted,
        language,
        isSaved: asked.uzenet === 'mentve',
      },
    };
  },
  async submit(request, form, { consents, clock, limits }: Needs): Promise<PersonalResult<CookiesData>> {
    const { client, person, query: asked, view } = request;
    const wait = await limits.consumeNetwork('consent', client.address, perNetwork);
    if (wait !== null) return { kind: 'nothing', code: 'too-many-requests' };
    const { mode, policyVersion } = consentSetting.of(view.edition);
    const known = knownRecord(request);
    const reading = answerForm.read(form);
    if (reading.kind === 'faulty') return { kind: 'nothing', code: 'request-invalid' };
    const { value: answer } = reading;
    const answered = purposesOfAnswer(answer, known);
    const source = answer.place === bannerPlace ? 'banner' : 'page';
    // The browser has copied the answer of the consent service into its record: here it becomes a line.
    const isOfService = known?.source === 'cmp' && answer.place === servicePlace;
    // Only our own question is answered here: elsewhere the form has nothing but the embeds.
    const record: ConsentRecord =
      mode === 'own'
        ? { version: 1, policyVersion, time: clock.now(), source, purposes: answered }
        : {
            ...(known ?? { version: 1, policyVersion, source: 'embed' }),
            time: clock.now(),
            purposes: isOfService ? known.purposes : embedsOnly(known, answered),
          };
    if (person?.email)
      await consents.add({
        kind: 'cookies',
        isGiven: detailOf(record) !== '',
        subject: person.email,
        textVersion: policyVersion,
        place: cookiesPath,
        way: 'form',
        detail: detailOf(record),
      });
    return {
      kind: 'redirect',
      status: 303,
      location: savedAddress(languageIn(asked[languageParameter])),
      cookies: [cookieOfConsent(record, client.isSecure)],
    };
  },
});

function savedAddress(language: Language): string {
  return inLanguage(`${cookiesPath}?uzenet=mentve`, language);
}

/** An answer that comes from elsewhere stays, except for the embeds. */
function embedsOnly(known: ConsentRecord | null, { embeds }: ConsentPurposes): ConsentPurposes {
  return consentPurposes({ ...known?.purposes, embeds });
}

function knownRecord({ client, view }: CookiesRequest): ConsentRecord | null {
  const record = consentIn(client.cookies);
  return record && isInForce(record, consentSetting.of(view.edition)) ? record : null;
}

function detailOf({ purposes }: ConsentRecord): string {
  const embeds = Object.keys(purposes.embeds).filter((host) => purposes.embeds[host]);
  return [...optionalPurposes.filter((purpose) => purposes[purpose]), ...embeds].join(' ');
}
