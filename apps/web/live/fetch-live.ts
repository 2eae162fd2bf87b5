/** What a live page asks the server: whether there is something newer, and the page itself. */
import { askSite } from '../behaviours/ask-site.ts';
import { pageAt } from '../navigation/our-links.ts';
import { isElsewhere, type Payload, payloadAddress, readPayload } from '../navigation/payload.ts';

const timeoutMs = 10_000;

/** The address is the same for all readers, so that whoever stands between can answer it [S15]. */
export async function fetchVersion(address: string, until: AbortSignal): Promise<number> {
  const answer = await fetch(address, { signal: inTime(until), credentials: 'omit' });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const { v } = await answer.json();
  if (typeof v !== 'number') throw new Error(`${address} told no version.`);
  return v;
}

/** Null when another build answers: its page does not fit this one's styles and scripts. */
export async function fetchPage(page: URL, version: number, until: AbortSignal): Promise<Payload | null> {
  const { build = '' } = document.documentElement.dataset;
  // With the version in its address nobody on the way answers with what was there before.
  const address = `${payloadAddress(page, build, false)}&v=${version}`;
  const answer = readPayload(await askSite(address, inTime(until)));
  if (answer.build !== build) return null;
  if (isElsewhere(answer)) {
    const target = pageAt(answer.redirect, page.href);
    if (!target || target.href === page.href) throw new Error(`${page.pathname} leads nowhere.`);
    return fetchPage(target, version, until);
  }
  if (answer.status !== 200) throw new Error(`${page.pathname}: ${answer.status}`);
  return answer;
}

function inTime(until: AbortSignal): AbortSignal {
  return AbortSignal.any([until, AbortSignal.timeout(timeoutMs)]);
}
