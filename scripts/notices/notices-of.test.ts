import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noticesOf } from './notices-of.ts';

const root = resolve(import.meta.dirname, '../..');

describe('the notices of third parties', () => {
  it('have every package once, with its licence, and each text once', () => {
    const mit = { version: '1.0.0', license: 'MIT', text: 'Permission is hereby granted' };
    const text = noticesOf([
      { ...mit, name: 'b' },
      { ...mit, name: 'a' },
      { ...mit, name: 'a' },
      { ...mit, name: 'web-push', license: 'MPL-2.0', text: 'Mozilla Public License' },
      { ...mit, name: 'of-one-system', text: null },
    ]);
    expect(text).toContain('- a 1.0.0 (MIT)\n- b 1.0.0 (MIT)\n\n```text\nPermission is hereby granted\n```');
    expect(text.match(/Permission is/g)).toHaveLength(1);
    expect(text).toContain('`web-push`: Under MPL-2.0');
    expect(text).toMatch(/- of-one-system 1\.0\.0 \(MIT\)\n$/);
    expect(text).not.toContain('libvips');
  });

  it('say what the licences of dictionary, pictures, notifications, sound and fonts want', () => {
    const notices = readFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), 'utf8');
    for (const name of [
      'dictionary-hu',
      '@img/sharp-libvips-linux-x64',
      'web-push',
      'wasm-media-encoders',
      'source-sans',
    ]) {
      expect(notices, name).toContain(`\`${name}\``);
      expect(notices, name).toContain(`\n- ${name} `);
    }
    expect(notices).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });

  it('say rightly that LAME is used by the sample only', () => {
    const users = ['apps', 'pages', 'features', 'platform', 'ui', 'sample'].filter((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path))
        .some((path) => readFileSync(join(root, folder, path), 'utf8').includes("'wasm-media-encoders'")),
    );
    expect(users).toEqual(['sample']);
  });
});
