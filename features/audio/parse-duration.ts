/** Parses a feed's duration (`1:02:05`, `62:05`, `3725`) into seconds; 0 for anything else. */
export function parseDuration(text: string): number {
  const parts = text.trim().split(':');
  if (parts.length > 3 || !parts.every((part) => /^\d{1,6}(\.\d+)?$/.test(part))) return 0;
  const seconds = Math.round(parts.reduce((sum, part) => sum * 60 + Number(part), 0));
  return seconds <= 1_000_000 ? seconds : 0;
}
