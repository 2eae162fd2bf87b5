/** Maps purposes of the Transparency and Consent Framework to ours. The string of a CMP is passed on, never made here. */
import { type ConsentPurposes, consentPurposes, type OptionalPurpose, optionalPurposes } from './record.ts';

/** The part of the CMP's answer (`TCData`) that is read. */
export interface TcfAnswer {
  tcString?: string;
  eventStatus?: string;
  /** Of the answer to `ping`. */
  cmpLoaded?: boolean;
  cmpStatus?: string;
  apiVersion?: string;
  purpose?: { consents?: Partial<Record<string, boolean>> };
}

/**
 * All of these purposes are needed: 1 store on the device, 2 choose basic ads, 3 and 4 create and use profiles for ads,
 * 5 and 6 the same for content, 7 measure ads, 8 measure content, 9 understand audiences. A CMP knows no single service
 * whose embeds a reader allows: these stay in the record as they are.
 */
const tcfPurposes: Record<OptionalPurpose, readonly number[]> = {
  statistics: [1, 8, 9],
  ads: [1, 2, 7],
  personalisedAds: [1, 2, 3, 4, 7],
  socialMedia: [1, 5, 6],
};

/** Null until the reader has answered, now or on an earlier visit. */
export function purposesOfTcf({ eventStatus, purpose }: TcfAnswer): ConsentPurposes | null {
  if (eventStatus !== 'tcloaded' && eventStatus !== 'useractioncomplete') return null;
  const isConsented = (id: number): boolean => purpose?.consents?.[id] === true;
  const granted = optionalPurposes.filter((one) => tcfPurposes[one].every(isConsented));
  return consentPurposes(Object.fromEntries(granted.map((one) => [one, true])));
}
