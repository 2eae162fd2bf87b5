/** Numbers in addresses as the document has them: they are read from text, and described as the numbers they are. */
import { z } from 'zod';

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/** What a text becomes once it is read says more than the text: how great it may be. */
export const describeNumbers: Override = ({ zodSchema, jsonSchema }) => {
  if (!(zodSchema instanceof z.ZodPipe) || !(zodSchema.out instanceof z.ZodNumber)) return;
  if (jsonSchema.pattern !== withoutZero) return;
  delete jsonSchema.pattern;
  Object.assign(jsonSchema, { type: 'integer', minimum: 1, maximum: zodSchema.out.maxValue });
};

/** As `numberInAddress` writes it. */
const withoutZero = String.raw`^[1-9]\d{0,14}$`;
