/**
 * Whether the client is a program: search engine, link preview, feed reader or measuring tool [SEO-09].
 * @example isCrawler('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)') // true
 */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent.trim() === '' || crawlers.test(userAgent);
}

/**
 * Nearly all match one of the generic words of the first line; the other lines are those that do not. `cubot` is a
 * phone.
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
