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

/** A code that is no address of a pixel; the caller has to correct it. */
export class PixelInvalid extends Error {
  constructor(code: string) {
    super(`'${code.slice(0, 100)}' is no https address of a measuring pixel`);
  }
}

interface NamesPixels {
  avCode?: string;
  indexAvCode?: string;
}

export function refuseWrongPixels({ avCode = '', indexAvCode = '' }: NamesPixels): void {
  const wrong = [avCode, indexAvCode].find((code) => !isPixelAddress(code));
  if (wrong !== undefined) throw new PixelInvalid(wrong);
}
