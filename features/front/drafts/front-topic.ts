/** The topic of a site's front in the live connection: its draft, and its launches. */
export function frontTopic(site: string): string {
  return `front:${site}`;
}
