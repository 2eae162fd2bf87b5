/** The parts of the OpenAPI document that tests read. */
import { z } from 'zod';

const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) })
    .optional(),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.string(),
      required: z.boolean().optional(),
      description: z.string().default(''),
      schema: z.object({
        type: z.string(),
        minimum: z.number().optional(),
        maximum: z.number().optional(),
      }),
    }),
  ),
  responses: z.record(
    z.string(),
    z.object({ description: z.string(), content: z.record(z.string(), z.object({})).default({}) }),
  ),
});
/** By method. */
const described = z.record(z.string(), operationSchema);
export const openApiSchema = z.object({
  openapi: z.string(),
  info: z.object({ title: z.string(), description: z.string(), version: z.string() }),
  servers: z.array(z.object({ url: z.string() })).min(1),
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), described),
  components: z.object({
    schemas: z.record(z.string(), z.looseObject({})),
    securitySchemes: z.looseObject({ newsroom: z.looseObject({}) }),
  }),
});
