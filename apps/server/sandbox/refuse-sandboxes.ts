/** Sandboxes give invented answers and deliver no mails: real readers must not get them by mistake. */
import type { DefinedFeature } from '#features/kit/public.ts';
import { type Edition, originOf } from '#features/sites/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { features } from '../registry.ts';

const all: readonly DefinedFeature[] = features;

export interface SandboxSettings {
  port: number;
  /** Of LAPZARTA_SMTP, which replaces the sandbox. */
  smtp: string | null;
  /** Of LAPZARTA_SANDBOX. */
  allowsSandbox: boolean;
}

/** Throws for an edition of which any site has a public address while its sources are sandboxes, unless they are allowed. */
export function refuseSandboxes(edition: Edition, { port, smtp, allowsSandbox }: SandboxSettings): void {
  const isPublic = edition.sites.some((site) => originOf(site, port).startsWith('https:'));
  if (allowsSandbox || !isPublic) return;
  const used = all.flatMap(({ sandboxes }) => sandboxes?.(edition, { smtp }) ?? []);
  if (used.length === 0) return;
  throw new OperatorError(
    `These sources of the edition are sandboxes: ${used.join(', ')}. Set LAPZARTA_SANDBOX=on to use them at a public address.`,
  );
}
