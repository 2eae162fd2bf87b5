/**
 * A key of `edition.yaml` that one feature reads. The loader checks it with the rest of the file, so that its faults have a
 * place, too; `setting.of(edition)` has the value.
 *
 * `export const mailSetting = defineEditionSetting({ key: 'mail', schema: mailSettingSchema.optional() })`
 */
import type { z } from 'zod';
import type { Edition, EditionSetting } from '#features/sites/public.ts';

interface EditionSettingDefinition<T> {
  key: string;
  schema: z.ZodType<T>;
  /** @param sites Slugs of the sites. */
  faults?: (value: T, sites: ReadonlySet<string>) => string[];
  logos?: (value: T) => readonly string[];
  frameHosts?: (value: T) => readonly string[];
}

export function defineEditionSetting<T>({
  key,
  schema,
  faults,
  logos,
  frameHosts,
}: EditionSettingDefinition<T>): EditionSetting<T> {
  const read = new WeakMap<object, { value: T }>();
  const of = ({ settings }: Pick<Edition, 'settings'>): T => {
    const { value } = read.get(settings) ?? { value: schema.parse(settings[key]) };
    read.set(settings, { value });
    return value;
  };
  return {
    key,
    schema,
    of,
    faults: (edition, sites) => faults?.(of(edition), sites) ?? [],
    logos: (edition) => logos?.(of(edition)) ?? [],
    frameHosts: (edition) => frameHosts?.(of(edition)) ?? [],
  };
}
