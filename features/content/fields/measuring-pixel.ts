/** Measuring pixels of advertisers: addresses of pictures, and never HTML [ADS-15]. */

const longest = 500;

/** An https address without a user name, or '' for none. */
export function isPixelAddress(text: string): boolean {
  if (text === '') return true;
  if (text.length > longest || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}

/** For the attribute that a script reads; nothing for codes from before the rule. */
export function pixelAttribute(code: string): string | undefined {
  return code !== '' && isPixelAddress(code) ? code : undefined;
}
