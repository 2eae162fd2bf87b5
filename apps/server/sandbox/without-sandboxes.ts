/** Without the folder `sample` there are no sandboxes: what an edition wants from them is left out, as if nobody offered it. */
import { googleSetting } from '#features/accounts/public.ts';
import { adsPart } from '#features/ads/public.server.ts';
import { figuresSetting } from '#features/figures/public.ts';
import { livescoreSetting } from '#features/livescore/public.ts';
import { measurementPart } from '#features/measurement/public.server.ts';
import { pushSetting } from '#features/push/public.ts';
import type { Edition } from '#features/sites/public.ts';

export function withoutSandboxes(edition: Edition): Edition {
  const { elections, support } = edition;
  const [figures, livescore] = [figuresSetting.of(edition), livescoreSetting.of(edition)];
  const [google, push] = [googleSetting.of(edition), pushSetting.of(edition)];
  const invented = new Set<object>([
    ...adsPart.of(edition).filter(({ server }) => server === 'sandbox'),
    ...measurementPart.of(edition).filter(({ source }) => source === 'sandbox'),
  ]);
  return {
    ...edition,
    settings: {
      ...edition.settings,
      figures: figures && { ...figures, sources: realOnes(figures.sources) },
      livescore: livescore && { ...livescore, sources: realOnes(livescore.sources) },
      google: google?.source === 'sandbox' ? undefined : google,
      push: push && {
        ...push,
        browsers: 'services',
        apps: push.apps === 'sandbox' ? undefined : push.apps,
      },
    },
    elections: { ...elections, sources: realOnes(elections.sources) },
    support: support && { ...support, gateways: realGateways(support.gateways) },
    parts: edition.parts.filter((part) => !invented.has(part)),
  };
}

/** The same object without the sources that are `sandbox`. */
function realOnes<Sources extends Record<string, string | undefined>>(sources: Sources): Sources {
  const real = { ...sources };
  for (const name in real) if (real[name] === 'sandbox') delete real[name];
  return real;
}

type Gateways = NonNullable<Edition['support']>['gateways'];

function realGateways(gateways: Gateways): Gateways {
  const { simplepay, barion, stripe } = gateways;
  return {
    ...gateways,
    simplepay: simplepay?.address === 'sandbox' ? undefined : simplepay,
    barion: barion?.address === 'sandbox' ? undefined : barion,
    stripe: stripe?.address === 'sandbox' ? undefined : stripe,
  };
}
