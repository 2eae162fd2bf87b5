import type { Edition } from '#features/sites/public.ts';
import {
  joinOrigins,
  type OutsideOrigins,
  originsOf,
  originsOfHosts,
} from '#platform/http/outgoing/outside-origins.ts';
import { consentSetting } from './consent-setting.ts';

/** A consent service shows its dialog with its script, often in a frame, and stores the answer with a request. */
export function consentOrigins(edition: Pick<Edition, 'settings'>): OutsideOrigins {
  const { mode, cmp } = consentSetting.of(edition);
  if (mode !== 'tcf' || !cmp) return joinOrigins([]);
  const origins = [...originsOf(cmp.script), ...originsOfHosts(cmp.hosts)];
  return { scripts: origins, images: origins, frames: origins, connections: origins };
}
