/** Without the folder `sample` there are no sandboxes: what an edition wants from them is left out, as if nobody offered it. */
import { adsPart } from '#features/ads/public.server.ts';
import { measurementPart } from '#features/measurement/public.server.ts';
import type { Edition } from '#features/sites/public.ts';

export function withoutSandboxes(edition: Edition): Edition {
  const { figures, livescore, elections, google, support, push } = edition;
  const invented = new Set<object>([
    ...adsPart.of(edition).filter(({ server }) => server === 'sandbox'),
    ...measurementPart.of(edition).filter(({ source }) => source === 'sandbox'),
  ]);
  return {
    ...edition,
    figures: figures && { ...figures, sources: realOnes(figures.sources) },
    livescore: livescore && { ...livescore, sources: realOnes(livescore.sources) },
    elections: { ...elections, sources: realOnes(elections.sources) },
    google: google?.source === 'sandbox' ? undefined : google,
    support: support && { ...support, gateways: realGateways(support.gateways) },
    push: push && { ...push, browsers: 'services', apps: push.apps === 'sandbox' ? undefined : push.apps },
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
