import { defineWords } from '#platform/text/words.ts';

export const previewWords = defineWords('story-preview', {
  hu: {
    preview: 'Előnézet',
    back: 'Vissza a cikkhez',
    width: 'Szélesség',
    widths: { 375: 'Telefon (375)', 768: 'Tábla (768)', 1280: 'Asztali (1280)' },
    scheme: 'Színek',
    schemes: { light: 'Világos', dark: 'Sötét' },
    site: 'Oldal',
    frame: 'A cikk, ahogy az olvasók látják majd',
    failed: 'Az előnézet most nem készült el.',
  },
  en: {
    preview: 'Preview',
    back: 'Back to the story',
    width: 'Width',
    widths: { 375: 'Telephone (375)', 768: 'Tablet (768)', 1280: 'Desktop (1280)' },
    scheme: 'Colours',
    schemes: { light: 'Light', dark: 'Dark' },
    site: 'Site',
    frame: 'The story as readers will see it',
    failed: 'The preview could not be made just now.',
  },
});
