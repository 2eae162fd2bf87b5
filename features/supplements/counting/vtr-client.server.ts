/**
 * Client of the election office. `config.json` has the versions of three groups of files, each of which is at
 * `/{version}/{group}/{Name}.json` and does not change.
 */
import { z } from 'zod';
import { fetchFromOwnSetting, RemoteServerError } from '#platform/http/outgoing/fetch-text.server.ts';
import type { OfficeResults } from './office-results.ts';
import { readVtr, type VtrFileName, type VtrFiles, vtrFiles } from './read-vtr.ts';
import { readConfig, readFileOf, type VtrConfig, type VtrFile } from './vtr-files.ts';

export type OfficeAnswer =
  | { kind: 'same' }
  | { kind: 'results'; version: string; results: OfficeResults }
  | { kind: 'failure'; message: string };

export interface VtrClient {
  /** The results, unless the version is the known one. Never throws, except after an abort of `signal`. */
  ask(address: string, knownVersion: string, now: Date, signal: AbortSignal): Promise<OfficeAnswer>;
}

/** A whole poll fetches at most ten files; it must end before its lease. */
const timeoutMs = 6_000;
const maxBytes = 32 * 1024 * 1024;
/** Files that do not change with the count, of a few elections. */
const maxRemembered = 40;

export function createVtrClient(): VtrClient {
  const remembered = new Map<string, VtrFile>();

  async function ask(
    address: string,
    knownVersion: string,
    now: Date,
    signal: AbortSignal,
  ): Promise<OfficeAnswer> {
    try {
      const base = address.replace(/\/+$/, '');
      const config = readConfig(await fetchJson(`${base}/config.json`, signal));
      if (!config) return { kind: 'failure', message: 'config.json has no versions' };
      const version = versionOf(config);
      if (version === knownVersion) return { kind: 'same' };
      const isCounting = config.szavossz != null;
      const results = readVtr(await fetchFiles(base, config, signal), { isCounting, fetchedAt: now });
      if (!results) return { kind: 'failure', message: 'ListasJkv.json has no report of the country' };
      return { kind: 'results', version, results };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof RemoteServerError) return { kind: 'failure', message: error.message };
      if (error instanceof SyntaxError) return { kind: 'failure', message: 'a file is not JSON' };
      throw error;
    }
  }

  async function fetchFiles(base: string, config: VtrConfig, signal: AbortSignal): Promise<VtrFiles> {
    const { required, optional } = vtrFiles;
    const names = [...namesOf(required), ...namesOf(optional)];
    const files = await Promise.all(
      names.map(async (name): Promise<[VtrFileName, VtrFile] | null> => {
        const group = { ...required, ...optional }[name];
        const version = config[group];
        if (version == null) return null;
        const file = await fetchFile(`${base}/${version}/${group}/${name}.json`, name in optional, signal);
        return file && [name, file];
      }),
    );
    return Object.fromEntries(files.filter((file) => file !== null));
  }

  /** Null for a file that may be absent and is. */
  async function fetchFile(url: string, mayBeAbsent: boolean, signal: AbortSignal): Promise<VtrFile | null> {
    const known = remembered.get(url);
    if (known) return known;
    try {
      const file = readFileOf(await fetchJson(url, signal));
      if (file && url.includes('/ver/')) remember(url, file);
      return file;
    } catch (error) {
      if (mayBeAbsent && error instanceof RemoteServerError && error.status === 404) return null;
      throw error;
    }
  }

  function remember(url: string, file: VtrFile): void {
    const [oldest] = remembered.keys();
    if (remembered.size >= maxRemembered && oldest !== undefined) remembered.delete(oldest);
    remembered.set(url, file);
  }

  return { ask };
}

async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  return z.unknown().parse(JSON.parse(await fetchFromOwnSetting({ url, signal, timeoutMs, maxBytes })));
}

function versionOf({ ver, napkozi, szavossz }: VtrConfig): string {
  return [ver, napkozi ?? '', szavossz ?? ''].join('/');
}

function namesOf<Name extends string>(files: Readonly<Record<Name, string>>): Name[] {
  const isName = (name: string): name is Name => Object.hasOwn(files, name);
  return Object.keys(files).filter(isName);
}
