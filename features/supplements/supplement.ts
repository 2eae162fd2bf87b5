/** A supplement: a themed part of a site with tabs, each with an address of its own. Supplements are data of the edition. */
import { z } from 'zod';
import { chosenSlugSchema as slug } from '#platform/text/slug-schema.ts';
import { componentSchema } from './component.ts';
import { dataTabPath } from './data-tab.ts';

/** Colours of a supplement; the stylesheet has both modes of each. */
export const supplementColours = ['blue', 'green', 'red', 'gold', 'violet', 'teal'] as const;

const tabSchema = z.strictObject({
  /** Below the supplement's address; '' for the first tab. */
  path: z.union([slug, z.literal('')]),
  title: z.string().min(1),
  /** For search engines; the supplement's description by default. */
  description: z.string().default(''),
  components: z.array(componentSchema).min(1),
});

export const supplementSchema = z.strictObject({
  /** Its address: `/melleklet/{path}`. */
  path: slug,
  /** Other names that answer at `/melleklet/{alias}`; the address with `path` is canonical. */
  aliases: z.array(slug).default([]),
  /** Slug of its site. */
  site: slug,
  language: z.enum(['hu', 'en']).default('hu'),
  title: z.string().min(1),
  description: z.string().min(1),
  theme: z
    .strictObject({
      colour: z.enum(supplementColours).default('blue'),
      /** A colour scheme that the pages force. */
      colorScheme: z.enum(['light', 'dark']).nullable().default(null),
      /** A decoration of the header [FRONT-21]. */
      graphic: z.enum(['usa-2024']).nullable().default(null),
    })
    .prefault({}),
  tabs: z.array(tabSchema).min(1),
});

export type Supplement = z.infer<typeof supplementSchema>;
export type SupplementTab = Supplement['tabs'][number];
export type SupplementColour = (typeof supplementColours)[number];

/** Names of the records that a supplement shows. */
export function recordNamesOf({ tabs }: Pick<Supplement, 'tabs'>): string[] {
  return tabs.flatMap(({ components }) =>
    components.flatMap(({ props }) => ('record' in props && props.record !== null ? [props.record] : [])),
  );
}

/** Whether the supplement's data tab has the map of these results: pages of their areas are below it. */
export function hasMapOf({ tabs }: Supplement, record: string): boolean {
  return tabs.some(
    ({ path, components }) =>
      path === dataTabPath &&
      components.some(
        ({ factory, props }) =>
          (factory === 'election-map' || factory === 'areas') && props.record === record,
      ),
  );
}
