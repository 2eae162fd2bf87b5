import { defineWords } from '#platform/text/words.ts';

export const secrecyWords = defineWords('secrecy', {
  hu: {
    section: 'Láthatóság',
    restricted: 'zárt',
    embargo: 'embargó',
    seenBy: (names: string) => `Megjelenéséig csak ők látják: ${names}.`,
    until: (time: string) => `Eddig nem jelenhet meg: ${time}.`,
    why: (reason: string) => `Oka: ${reason}`,
    acts: {
      restrict: 'Csak megnevezetteknek',
      release: 'Feloldom a zárást',
      embargo: 'Embargót teszek rá',
      lift: 'Feloldom az embargót',
    },
    change: { restrict: 'Ki látja…', embargo: 'Embargó módosítása' },
    what: {
      restrict:
        'Amíg nem nyilvános, a cikk másoknak nem létezik: táblán, keresésben és a történetben sem. Ön mindig köztük van.',
      release: 'A cikket megint az egész szerkesztőség látja.',
      embargo:
        'A megadott idő előtt semmi nem teheti nyilvánossá: közzététel, időzítés, import és parancs sem.',
      lift: 'A cikk azonnal közzétehető lesz.',
    },
    people: 'Ki láthatja?',
    find: 'Név',
    nobody: 'Nincs ilyen munkatárs.',
    remove: (name: string) => `${name} törlése`,
    time: (zone: string) => `Meddig? (${zone})`,
    reason: 'Miért?',
    missing: 'Ezt ki kell tölteni.',
    done: {
      restrict: 'A cikket csak a megnevezettek látják.',
      release: 'A cikket az egész szerkesztőség látja.',
      embargo: 'Embargó alatt van.',
      lift: 'Az embargó véget ért.',
    },
    cancel: 'Mégse',
  },
  en: {
    section: 'Visibility',
    restricted: 'restricted',
    embargo: 'embargo',
    seenBy: (names: string) => `Until it is public only these see it: ${names}.`,
    until: (time: string) => `It may not be public before ${time}.`,
    why: (reason: string) => `Reason: ${reason}`,
    acts: {
      restrict: 'Restrict to people',
      release: 'End the restriction',
      embargo: 'Put under embargo',
      lift: 'Lift the embargo',
    },
    change: { restrict: 'Who sees it…', embargo: 'Change the embargo' },
    what: {
      restrict:
        'Until it is public, the story does not exist for anybody else: on boards, in search, in its history. You are always named.',
      release: 'The whole newsroom sees the story again.',
      embargo: 'Before that time nothing makes it public: no publication, schedule, import or command.',
      lift: 'The story can be published at once.',
    },
    people: 'Who may see it?',
    find: 'Name',
    nobody: 'There is no such member.',
    remove: (name: string) => `Remove ${name}`,
    time: (zone: string) => `Until when? (${zone})`,
    reason: 'Why?',
    missing: 'This has to be filled in.',
    done: {
      restrict: 'Only the named people see the story.',
      release: 'The whole newsroom sees the story.',
      embargo: 'It is under an embargo.',
      lift: 'The embargo has ended.',
    },
    cancel: 'Cancel',
  },
});
