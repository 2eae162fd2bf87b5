/**
 * Data of the edition that one feature reads: a folder whose files the feature describes with a schema. The loader reads
 * and checks it with the rest of the edition, so that its faults have a file and a place, too.
 */
import { z } from 'zod';
import type { Edition, EditionPart } from '#features/sites/public.ts';

interface EditionPartSettings<T extends object> {
  folder: string;
  schema: z.ZodType<T>;
  addressFields?: readonly string[];
  faults?: (edition: Edition) => string[];
}

/** A feature declares its parts; `part.of(edition)` has their values. */
export function defineEditionPart<T extends object>(settings: EditionPartSettings<T>): EditionPart<T> {
  const own = new WeakSet<object>();
  const isOwn = (value: object): value is T => own.has(value);
  const remembered = (value: T): T => {
    own.add(value);
    return value;
  };
  return {
    folder: settings.folder,
    schema: settings.schema.pipe(z.custom<T>().transform(remembered)),
    addressFields: settings.addressFields ?? [],
    faults: settings.faults ?? (() => []),
    of: (edition) => edition.parts.filter(isOwn),
  };
}
