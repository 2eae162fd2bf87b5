import { defineWords } from '#platform/text/words.ts';

/** Why a sending was refused. */
export const sendingFaultWords = defineWords('sending-fault', {
  hu: {
    topics: 'Válasszon legalább egy témát.',
    announced: 'Ezekre a témákra ez a cikk már kiment. Küldje újra, ha mindenkinek ismét szólni akar.',
    'nothing-before': 'Erről a cikkről még semmi nem ment ki, így nincs mit helyesbíteni.',
    key: 'Ezzel a kulccsal már más értesítés ment ki.',
    past: 'Ez az időpont már elmúlt.',
    title: 'Írja be az értesítés címét.',
  },
  en: {
    topics: 'Choose at least one topic.',
    announced: 'The story was sent to these topics already. Send it again to tell everybody once more.',
    'nothing-before': 'Nothing was sent about this story yet, so there is nothing to correct.',
    key: 'Another notification was sent with this key.',
    past: 'This time has passed.',
    title: 'Write the title of the notification.',
  },
});

export type SendingFaultName = keyof (typeof sendingFaultWords)['hu'];

export function isSendingFault(name: string): name is SendingFaultName {
  return name in sendingFaultWords.hu;
}
