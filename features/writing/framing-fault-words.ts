import { defineWords } from '#platform/text/words.ts';

/** Reasons for which a framing of a picture is refused. */
export const framingFaultWords = defineWords('framing-fault', {
  hu: {
    outside: 'A kivágás túlér a kép szélén.',
    twin: (id: number) => `Ugyanez a kép ezekkel a kivágásokkal már megvan: a(z) ${id}. kép.`,
  },
  en: {
    outside: 'The crop reaches over the edge of the picture.',
    twin: (id: number) => `The same picture with these crops exists already: picture ${id}.`,
  },
});
