/** Describes numbers in addresses as numbers in the OpenAPI document, although they are parsed from text. */
import { z } from 'zod';

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/** The parsed value has limits that the text pattern cannot express. */
export const describeNumbers: Override = ({ zodSchema, jsonSchema }) => {
  if (!(zodSchema instanceof z.ZodPipe) || !(zodSchema.out instanceof z.ZodNumber)) return;
  if (jsonSchema.pattern === ofPages) Object.assign(jsonSchema, { type: 'integer', minimum: 1 });
  else if (jsonSchema.pattern === withoutZero)
    Object.assign(jsonSchema, { type: 'integer', minimum: 1, maximum: zodSchema.out.maxValue });
  else return;
  delete jsonSchema.pattern;
};

/** The same patterns as in `numberInAddress` and `pageInAddress`. */
const withoutZero = String.raw`^[1-9]\d{0,14}$`;
const ofPages = String.raw`^[1-9]\d*$`;
