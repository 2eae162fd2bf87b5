/** Faults between newsletters and the rest of the edition, as sentences. */
import { mailSetting } from '#features/kit/public.ts';
import type { Edition } from '#features/sites/public.ts';
import type { Newsletter } from './newsletter.ts';
import { reservedCodes } from './newsletter-address.ts';

export function newsletterFaults(edition: Edition, newsletters: readonly Newsletter[]): string[] {
  const codes = newsletters.map(({ code }) => code);
  const promoted = newsletters
    .filter(({ isPromoted }) => isPromoted)
    .map(({ site, language }) => `'${site}' (${language})`);
  return [
    ...newsletters.flatMap((newsletter) => faultsOf(edition, newsletter)),
    ...duplicates(codes).map((code) => `newsletters: two of them have the code '${code}'`),
    ...duplicates(promoted).map((site) => `newsletters: two of them are promoted on ${site}`),
    ...(newsletters.length > 0 && !mailSetting.of(edition)
      ? ['newsletters: edition.yaml has no `mail`, so they cannot be sent']
      : []),
  ];
}

function faultsOf(edition: Edition, { code, site, isPromoted, visibleTo }: Newsletter): string[] {
  const place = `newsletter '${code}'`;
  return [
    ...(edition.sites.some(({ slug }) => slug === site) ? [] : [`${place}: no site has the slug '${site}'`]),
    ...(reservedCodes.includes(code) ? [`${place}: this code is part of other addresses`] : []),
    ...(isPromoted && visibleTo !== 'everyone' ? [`${place}: only a list for everyone can be promoted`] : []),
  ];
}

function duplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))];
}
