import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { storedNames } from './stored-names.ts';

it('what is removed without its purpose is what docs/contracts/storage.md lists with a purpose [S18]', () => {
  const contract = readFileSync('docs/contracts/storage.md', 'utf8');
  const listed = [...contract.matchAll(/^\| `([^`]+)` \| (\w+)/gm)]
    .map(([, name = '', purpose = '']) => `${purpose} ${name}`)
    .filter((line) => !line.startsWith('necessary '));
  const removed = Object.entries(storedNames).flatMap(([purpose, names]) =>
    names.map((name) => `${purpose} ${name}`),
  );
  expect(removed.toSorted()).toEqual(listed.toSorted());
});
