/**
 * The host of an address as readers see it; what is no address stays.
 * @example hostOf('https://www.example.hu/terkep') // 'example.hu'
 */
export function hostOf(address: string): string {
  return URL.parse(address)?.hostname.replace(/^www\./, '') ?? address;
}
