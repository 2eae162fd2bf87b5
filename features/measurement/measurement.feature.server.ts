import { defineFeature } from '#features/kit/public.ts';
import { facts } from './measurement.feature.ts';
import { measurementPart } from './measurement-part.ts';
import { measurementOrigins } from './page-measurement.ts';

export const measurementFeature = defineFeature({
  ...facts,
  parts: [measurementPart],
  outsideOrigins: measurementOrigins,
  sandboxes: (edition) =>
    measurementPart
      .of(edition)
      .filter(({ source }) => source === 'sandbox')
      .map(({ site }) => `measurement.${site}.source`),
});
