/** A place for advertisements on a page, as the edition configures it [ADS-01]. */
import { z } from 'zod';
import { slugSchema as slug } from '#platform/text/slug-schema.ts';
import { adSizes } from './sizes.ts';

/** A part of the name that the ad server knows; parts are joined by underscores. */
const namePart = z.string().regex(/^[a-z0-9]+$/);
const sizes = z.array(z.enum(adSizes)).default([]);

export const slotSchema = z.strictObject({
  /** Where pages place it: `front-1`, `list-mobile`, `article-2`, or the name in a landing page's block. */
  place: slug,
  /** Slugs of the sites that have it; by default all of the domain. */
  sites: z.array(slug).min(1).optional(),
  /** The parts of the slot's name [ADS-06]; `adSite` is that of the file by default. */
  adSite: namePart.optional(),
  page: namePart,
  creative: namePart,
  position: namePart,
  index: z.int().min(1),
  /** Sizes of pictures that fit into it; on a platform without a size it does not exist [ADS-07]. */
  sizes: z.strictObject({ desktop: sizes, mobile: sizes }),
  /** `early`: requested at once; `lazy`: when the reader comes near. */
  load: z.enum(['lazy', 'early']).default('lazy'),
  /** No height is reserved; it gets its height when it is filled, and only while it is below the screen. */
  loadCollapsed: z.boolean().default(false),
  /** How near, in pixels [ADS-04]. */
  observerMargin: z.union([z.literal(0), z.literal(100), z.literal(200), z.literal(300)]).default(200),
  /** Milliseconds that it waits when the reader is near [ADS-04]. */
  delay: z.union([z.literal(0), z.literal(2000)]).default(0),
  /** Also on pages of sponsored contents [ADS-11]. */
  pr: z.boolean().default(false),
  /** Its height stays reserved when it is not filled. */
  fixed: z.boolean().default(false),
  /** Filled through Setupad. */
  setupad: z.boolean().default(false),
});

export type Slot = z.infer<typeof slotSchema>;
