import { LANGUAGE_MARKET, type Language, spokenOf, tagOf } from '../../../contract/languages.ts';
import { pageLanguage } from './page-language.ts';

export type Theme = 'light' | 'dark';

type Choice = {
  /** Undefined: what the browser asks for. */
  readonly lang: Language | undefined;
  /** Undefined: the theme that the device has. */
  readonly theme: Theme | undefined;
};

/**
 * Who reads a page that the server writes. What they choose stands in the addresses and is handed on from page to page:
 * that needs neither a cookie nor a script. The script of the pages beside it takes what was chosen in the app
 * (src/public-page/page.ts).
 */
export type Reader = {
  readonly language: Language;
  readonly theme: Theme | undefined;
  /** They come from another page of ours, which has brought the style of all of them. */
  readonly hasStyle: boolean;
  /** The address of another page of the server for this reader. */
  readonly to: (path: string) => string;
  /** The address of this page with another choice. */
  readonly here: (other?: Partial<Choice>) => string;
};

type Asked = {
  readonly url: string;
  readonly headers: {
    readonly 'accept-language'?: string | undefined;
    readonly 'sec-fetch-site'?: string | string[] | undefined;
    readonly 'sec-fetch-dest'?: string | string[] | undefined;
  };
};

/** What a page depends on beside its address: for caches between. */
export const READ_BY = 'accept-language, sec-fetch-site, sec-fetch-dest';

/** @param fallback for who asks for no language that is spoken here */
export function readerOf({ url, headers }: Asked, fallback: Language = LANGUAGE_MARKET): Reader {
  const [path = '/', query] = url.split('?');
  const asked = new URLSearchParams(query);
  const lang = spokenOf([asked.get('lang') ?? '']);
  const theme = (['light', 'dark'] as const).find((one) => one === asked.get('theme'));
  const chosen: Choice = { lang, theme };
  asked.delete('lang');
  asked.delete('theme');
  return {
    language: lang ?? pageLanguage(headers['accept-language'], fallback),
    theme,
    // A worker asks from its own origin, wherever the reader comes from.
    hasStyle: headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-dest'] === 'document',
    to: (other) => withChoice(other, chosen),
    here: (other = {}) => withChoice(asked.size > 0 ? `${path}?${asked}` : path, { ...chosen, ...other }),
  };
}

function withChoice(address: string, { lang, theme }: Choice): string {
  const chosen = [lang && `lang=${tagOf(lang)}`, theme && `theme=${theme}`].filter(Boolean);
  if (chosen.length === 0) return address;
  const [before = '', anchor] = address.split('#');
  const all = `${before}${before.includes('?') ? '&' : '?'}${chosen.join('&')}`;
  return anchor === undefined ? all : `${all}#${anchor}`;
}
