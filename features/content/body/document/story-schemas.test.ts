import { describe, expect, it } from 'vitest';
import { plainSpec, schemaOf, storySchemas } from './story-schemas.ts';

const { number, schema, older } = storySchemas;

describe('the schema of stories', () => {
  it('is the recorded one of its number: a changed one has the next number, and a converter [SAVE-12]', async () => {
    const now = `${JSON.stringify(plainSpec(schema), null, 2)}\n`;
    await expect(now).toMatchFileSnapshot(`./schemas/schema-${number}.json`);
  });

  it('has a converter from each number before it, and reads documents of none after it [SAVE-12]', () => {
    const before = Array.from({ length: number - 1 }, (_, at) => at + 1);
    expect([...older.keys()].toSorted((one, other) => one - other)).toEqual(before);
    expect(() => schemaOf(storySchemas, number + 1)).toThrow('does not know');
  });
});
