import { defineWords } from '#platform/text/words.ts';

export const unsentWords = defineWords('unsent', {
  hu: {
    waits: (device: string, time: string, changes: number) =>
      `Egy másik készülékén (${device}, ${time}) ${changes} változtatás vár elküldésre:`,
    lost: (device: string, time: string) =>
      `Egy másik készülékén (${device}, ${time}) írás közben megszakadt a kapcsolat, maradhatott rajta el nem küldött változtatás:`,
    untitled: 'Cím nélkül',
  },
  en: {
    waits: (device: string, time: string, changes: number) =>
      `On another device of yours (${device}, ${time}) ${changes === 1 ? '1 change waits' : `${changes} changes wait`} to be sent:`,
    lost: (device: string, time: string) =>
      `Another device of yours (${device}, ${time}) lost its connection while you were writing, and may have changes that were not sent:`,
    untitled: 'Untitled',
  },
});
