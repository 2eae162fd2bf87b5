import { defineWords } from '#platform/text/words.ts';

export const pushDevicesWords = defineWords('push-devices', {
  hu: {
    none: 'Egyik böngészője sincs felvéve.',
    settings: 'Értesítések beállítása',
    noTopics: 'Nincs témája.',
    end: 'Kikapcsolás',
    label: (device: string) => `${device} értesítései`,
  },
  en: {
    none: 'None of your browsers gets notifications.',
    settings: 'Set up notifications',
    noTopics: 'No topics.',
    end: 'Switch off',
    label: (device: string) => `Notifications of ${device}`,
  },
});
