/** Cubot is a maker of phones. */
const CRAWLER = /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|embedly/i;

/** Specification section 2: errors met by crawlers and bots do not render the error page. */
export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent);
}
