/** `edition/measurement`: what a site measures besides our own anonymous counts. A site without a file measures nothing. */
import { z } from 'zod';
import { defineEditionPart } from '#features/kit/public.ts';
import type { Edition, EditionPart, Site } from '#features/sites/public.ts';

const hosts = z.array(z.hostname()).default([]);

const measurementSchema = z.strictObject({
  site: z.string(),
  /** `sandbox`: everything goes to the built-in tracker at `/__beam`, nothing leaves the machine. */
  source: z.enum(['services', 'sandbox']).default('services'),
  /** REMP Beam; its property is the site's `beamProperty`. */
  beam: z
    .strictObject({
      /** Address of the tracker, without `/track`; not needed with the sandbox. */
      tracker: z.url({ protocol: /^https$/ }).optional(),
    })
    .optional(),
  /** Gemius; its script is the site's `audienceScript`. */
  audience: z.strictObject({ identifier: z.string().regex(/^[\w.-]+$/), hosts }).optional(),
  /** Measurement id of Google Analytics 4. */
  analytics: z
    .string()
    .regex(/^G-[A-Z0-9]+$/)
    .optional(),
  tagManager: z
    .strictObject({
      container: z.string().regex(/^GTM-[A-Z0-9]+$/),
      /** Hosts that the container's tags contact. */
      hosts,
    })
    .optional(),
  facebook: z
    .strictObject({
      appId: z.string().regex(/^\d+$/),
      version: z
        .string()
        .regex(/^v\d+\.\d+$/)
        .default('v3.2'),
      locale: z
        .string()
        .regex(/^[a-z]{2}_[A-Z]{2}$/)
        .default('hu_HU'),
    })
    .optional(),
});

export type MeasurementSetting = z.infer<typeof measurementSchema>;

export const measurementPart: EditionPart<MeasurementSetting> = defineEditionPart({
  folder: 'measurement',
  schema: measurementSchema,
  faults: (edition) => measurementPart.of(edition).flatMap((setting) => faultsOf(edition, setting)),
});

/** The measurement of a site; null where it has none. */
export function measurementOf(edition: Edition, site: Site): MeasurementSetting | null {
  return measurementPart.of(edition).find((setting) => setting.site === site.slug) ?? null;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function faultsOf(edition: Edition, setting: MeasurementSetting): string[] {
  const site = edition.sites.find(({ slug }) => slug === setting.site);
  if (!site) return [`measurement: no site has the slug '${setting.site}'.`];
  const needsAddress = setting.source === 'services';
  const isRepeated = measurementPart.of(edition).filter((other) => other.site === setting.site).length > 1;
  return [
    ...(isRepeated ? ['the site has two files'] : []),
    ...(setting.beam && !uuid.test(site.beamProperty) ? ["the site's 'beamProperty' is not a UUID"] : []),
    ...(setting.beam && needsAddress && setting.beam.tracker === undefined
      ? ["'beam' needs the address of a tracker"]
      : []),
    ...(setting.audience && needsAddress && site.audienceScript === undefined
      ? ["'audience' needs the site's 'audienceScript'"]
      : []),
  ].map((what) => `measurement of '${setting.site}': ${what}.`);
}
