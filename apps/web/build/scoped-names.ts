/** The names of classes in a build. */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * The same name in all builds, whatever the order of files. All classes of a file have one hash: with one for each, a
 * page with its styles took 3 % more, compressed.
 */
export function scopedNames(root: string): (name: string, file: string) => string {
  return (name, file) => {
    const path = relative(root, file.split('?')[0] ?? file).replaceAll('\\', '/');
    return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
  };
}
