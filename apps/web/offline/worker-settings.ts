/** Settings that the server prepends to the service worker's code. */
import type { PushSettings } from '#features/push/browser/push.worker.ts';

export type WorkerSettings =
  | ({ kind: 'works' } & ShellSettings)
  /** Disabled by the operator: deletes its caches and unregisters itself. */
  | { kind: 'leaves'; prefix: string };

export interface ShellSettings {
  /** Common prefix of our cache names. */
  prefix: string;
  build: string;
  /** Name of the cache of this build's shell. */
  shell: string;
  /** Name of the cache of saved stories, which pages write and the worker only reads. */
  stories: string;
  /** URL prefix of immutable files. */
  assets: string;
  /** Addresses of the shell's files. */
  files: string[];
  push: PushSettings;
  /** The domain's sites; a page below none of the prefixes belongs to the site without a prefix. */
  sites: { path: string; offline: string; saved: string }[];
}
