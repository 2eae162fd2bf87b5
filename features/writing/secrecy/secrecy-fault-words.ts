import { defineWordsIn } from '#platform/text/words.ts';
import type { SecrecyFault } from './change-secrecy.server.ts';

const faults: Record<SecrecyFault | 'passage', string> = {
  reason: 'Írja meg az okát: a cikk történetébe kerül.',
  passage: 'Ez a szövegrész nincs a cikkben: egy bekezdésből, a címből vagy a leadből másolja ki.',
  past: 'Az embargó vége már elmúlt: adjon meg későbbi időt.',
  'scheduled-before': 'A cikk ennél korábbra van időzítve: előbb vegye vissza az időzítést.',
};

/** Reasons for refusing an embargo, a takedown or an assignment, for the newsroom. */
export const secrecyFaultWords = defineWordsIn('hu', 'secrecy-fault', {
  faults,
  unknownMember: 'Van köztük, aki már nem munkatárs: válasszon újra.',
});
