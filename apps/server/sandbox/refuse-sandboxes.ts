/** Sandboxes give invented answers and deliver no mails: real readers must not get them by mistake. */
import { adsPart } from '#features/ads/public.server.ts';
import { measurementPart } from '#features/measurement/public.server.ts';
import { type Edition, originOf } from '#features/sites/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';

export interface SandboxSettings {
  port: number;
  /** Of LAPZARTA_SMTP, which replaces the sandbox. */
  smtp: string | null;
  /** Of LAPZARTA_SANDBOX. */
  allowsSandbox: boolean;
}

/** Throws for an edition of which any site has a public address while its sources are sandboxes, unless they are allowed. */
export function refuseSandboxes(edition: Edition, { port, smtp, allowsSandbox }: SandboxSettings): void {
  const isPublic = edition.sites.some((site) => originOf(site, port).startsWith('https:'));
  if (allowsSandbox || !isPublic) return;
  const used = sandboxesOf(edition, smtp);
  if (used.length === 0) return;
  throw new OperatorError(
    `These sources of the edition are sandboxes: ${used.join(', ')}. Set LAPZARTA_SANDBOX=on to use them at a public address.`,
  );
}

/** Settings of the edition whose value is `sandbox`. */
function sandboxesOf(edition: Edition, smtp: string | null): string[] {
  const { figures, livescore, elections, mail, push, google, support, consent } = edition;
  const sources = {
    'figures.sources': figures?.sources,
    'livescore.sources': livescore?.sources,
    'elections.sources': elections.sources,
    'support.gateways': gatewayAddresses(support),
  };
  const named = Object.entries(sources).flatMap(([setting, values]) =>
    Object.entries(values ?? {})
      .filter(([, source]) => source === 'sandbox')
      .map(([name]) => `${setting}.${name}`),
  );
  return [
    ...named,
    ...(consent.mode === 'tcf' && consent.cmp?.script === 'sandbox' ? ['consent.cmp.script'] : []),
    ...(google?.source === 'sandbox' ? ['google.source'] : []),
    ...adsPart
      .of(edition)
      .filter(({ server }) => server === 'sandbox')
      .map(({ site }) => `ads.${site}.server`),
    ...measurementPart
      .of(edition)
      .filter(({ source }) => source === 'sandbox')
      .map(({ site }) => `measurement.${site}.source`),
    ...(mail?.server === 'sandbox' && smtp === null ? ['mail.server'] : []),
    ...(push?.browsers === 'sandbox' ? ['push.browsers'] : []),
    ...(push?.apps === 'sandbox' ? ['push.apps'] : []),
  ];
}

function gatewayAddresses(support: Edition['support']): Record<string, string | undefined> {
  const { simplepay, barion, stripe } = support?.gateways ?? {};
  return { simplepay: simplepay?.address, barion: barion?.address, stripe: stripe?.address };
}
