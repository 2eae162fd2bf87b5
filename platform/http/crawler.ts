/**
 * Who reads for a machine: search engines, previews of shared links, feed readers, measuring tools [SEO-09].
 *
 * @example isCrawler('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)') // true
 */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent.trim() === '' || crawlers.test(userAgent);
}

/**
 * Nearly all name themselves with one of the first words; the second line is those that do not. `cubot` is a telephone.
 */
const crawlers = new RegExp(
  [
    '(?<!cu)bot(?![a-z])|crawl|spider|slurp|scrape|archiver|preview|validator|lighthouse|headless',
    'facebookexternalhit|facebookcatalog|meta-external|whatsapp|embedly|mediapartners|feedfetcher|google-read-aloud',
    'google-inspectiontool|apis-google|bingpreview|duckassist|claude-user|chatgpt-user|perplexity-user|ia_archiver',
    '^(?:curl|wget|python|go-http|java|okhttp|libwww|axios|node|undici|php|ruby|httpie|postman)',
  ].join('|'),
  'i',
);
