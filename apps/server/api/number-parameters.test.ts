import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { withServer } from '../../../tests/server.ts';
import { openApiSchema } from './open-api-schema.fixture.ts';

const server = withServer();
let document: z.infer<typeof openApiSchema>;
beforeAll(async () => {
  document = openApiSchema.parse((await server.telex('/api/openapi.json')).json());
});

describe('numbers in addresses of calls', () => {
  const numbers = () =>
    Object.entries(document.paths)
      .flatMap(([path, methods]) => Object.values(methods).map((operation) => [path, operation] as const))
      .flatMap(([path, operation]) =>
        operation.parameters
          .filter(({ name }) => ['id', 'page', 'oldal', 'limit', 'perPage', 'filters[parent]'].includes(name))
          .map((parameter) => ({ path, ...parameter })),
      );

  it('are described with their range, also in text: from 1 to a maximum', () => {
    expect(numbers().length).toBeGreaterThan(10);
    for (const { path, name, schema, description } of numbers()) {
      expect(schema, `${path} ${name}`).toMatchObject({ type: 'integer', minimum: 1 });
      if (/perPage|limit/.test(name) && !description.startsWith('The same'))
        expect(description, `${path} ${name}`).toContain(String(schema.maximum));
    }
  });

  it('may be the maximum, but not greater', async () => {
    const inQuery = numbers().filter((one) => one.in === 'query' && !one.path.includes('{'));
    for (const { path, name, schema } of inQuery.filter((one) => one.schema.maximum !== undefined)) {
      const { maximum = 0 } = schema;
      const statusAndBody = async (value: number) =>
        (await server.telex(`${path}?${encodeURIComponent(name)}=${value}`)).json();
      const refused = expect.objectContaining({ code: 'request-invalid' });
      expect(await statusAndBody(maximum), `${path} ${name}`).not.toEqual(refused);
      expect(await statusAndBody(maximum + 1), `${path} ${name}`).toEqual(refused);
    }
  });
});
