/** The payload of a notification: a declarative message (https://www.w3.org/TR/push-api/), which our worker reads, too. */

export interface Announcement {
  /** `story:17`; each client gets it once. */
  event: string;
  /** A device shows one notification for each tag: a correction has the tag of the one it replaces. */
  tag: string;
  title: string;
  body: string;
  /** Absolute. */
  url: string;
}

const longestTitle = 120;
const longestBody = 280;

export function payloadOf({ tag, title, body, url }: Omit<Announcement, 'event'>): string {
  return JSON.stringify({
    web_push: 8030,
    notification: { title, body, navigate: url, tag, lang: 'hu' },
  });
}

/** One line of at most so many characters, which ends with a whole word. */
export function shortened(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[,;:–-]$/, '')}…`;
}

/** Notifications show about so much; the encrypted message must not exceed 4 096 bytes. */
export function announcementOf(given: Announcement): Announcement {
  return {
    ...given,
    title: shortened(given.title, longestTitle),
    body: shortened(given.body, longestBody),
  };
}
