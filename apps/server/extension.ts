/** Extension points for an installation. The bundled sample edition uses them; the product never imports the sample. */
import type { Command } from 'commander';
import type { OpenSandbox } from '#platform/http/outgoing/open-sandbox.ts';
import type { OpenMailbox } from '#platform/mail/open-mailbox.ts';
import type { AppContext } from './compose.ts';

export interface Extension {
  addCommands(program: Command): void;
  /** Fills an empty database before the server starts, if the edition wants it; it may hold content already. */
  fillEmptyDatabase(context: AppContext, report: (step: string) => void): Promise<void>;
  /** Makes the members of a newsroom that has none, if the edition wants it; only in the program's own database. */
  openNewsroom(context: AppContext): Promise<void>;
  /** Simulates the external services whose source in the edition is `sandbox`. */
  openSandbox: OpenSandbox;
  /** Receives the mails of an edition whose mail server is `sandbox`. */
  openMailbox: OpenMailbox;
}

let installed: Extension | null = null;

/** Called once, by the entry point, before any command runs. */
export function installExtension(extension: Extension): void {
  installed = extension;
}

export function installedExtension(): Extension | null {
  return installed;
}
