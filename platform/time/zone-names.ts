/** Names of time zones that mails and feeds write in place of an offset. */
const offsets: Record<string, string> = {
  WET: '+0000',
  WEST: '+0100',
  BST: '+0100',
  CET: '+0100',
  MEZ: '+0100',
  CEST: '+0200',
  MESZ: '+0200',
  EET: '+0200',
  EEST: '+0300',
  MSK: '+0300',
};

/**
 * An RFC 822 time with the offset in place of such a name: engines know the American ones only.
 * @example withOffset('Sat, 21 Nov 2026 09:00:00 CET') // 'Sat, 21 Nov 2026 09:00:00 +0100'
 */
export function withOffset(time: string): string {
  return time.trim().replace(/\b[A-Z]{3,4}$/i, (name) => offsets[name.toUpperCase()] ?? name);
}
