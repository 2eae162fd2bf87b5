/** A page before it is rendered. */

import type { ConsentSetting } from '#features/consent/public.ts';
import type { DocumentTraits, Head, Surroundings } from '#features/kit/public.ts';
import type { PageMeasurement } from '#features/measurement/public.ts';
import type { Frame } from '#features/sites/public.ts';
import type { ShellData, Frame as ShellFrame } from './shell/shell-data.ts';

export interface Page {
  status: number;
  /** Name of the component that shows it. */
  view: string;
  /** The input of that component, from the page's `load`. */
  data: unknown;
  surroundings: Surroundings;
  /** The parts around the main content; the native app has its own ones [APP-01]. */
  frame: Frame;
  shell: ShellData;
  /** The consent that the edition needs of its readers. */
  consent: Pick<ConsentSetting, 'mode' | 'policyVersion' | 'cmp'>;
  /** Hosts of the measuring pixels that may be requested [ADS-15]. */
  pixelHosts: readonly string[];
  /** Services that measure the page with the reader's consent; null for none. */
  measurement: PageMeasurement | null;
  head: Head;
  traits: DocumentTraits & { route: string };
}

/** The shell's variant for a page; the native app has its own [APP-01]. */
export function frameOf({ frame, surroundings }: Page): ShellFrame {
  return surroundings.app === '' ? frame : 'app';
}
