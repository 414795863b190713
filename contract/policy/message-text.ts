import type { MessageHint } from '../entities/conversation.ts';

/** What leads out of the app: an address with a scheme or `www.`, a bare domain, a mail address. */
const SCHEME = /\b(?:https?|ftp|mailto|tel|sms|whatsapp|tg):(?=\S)|\bwww\d?\./i;
const MAIL = /[\w.+-]{1,64}@[\w-]+\.\w{2,}/;
const DOMAIN =
  /(?:^|[^\w@.-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(de|at|ch|com|net|org|eu|info|biz|io|me|ly|gg|tv|co|app|dev|shop|online|site|xyz|link|page|top)(?=$|[^\w.-]|\.(?:$|\s)|[/?#:])(\/\S|:\d)?/gi;

/** Links are for conversations that are open: before that, no message holds one. */
export function hasLink(text: string): boolean {
  return SCHEME.test(text) || MAIL.test(text) || hasDomain(text);
}

/** `ASP.NET`, and a sentence that begins right behind a full stop, are no domains; with a path they are. */
function hasDomain(text: string): boolean {
  return [...text.matchAll(DOMAIN)].some(
    ([, end = '', path]) => path !== undefined || end === end.toLowerCase(),
  );
}

/** Words with which people are cheated out of money before a first working day. */
const PAYMENT = [
  /\b(?:paypal|western union|moneygram|paysafe(?:card)?|klarna|revolut|bitcoin|krypto\w*|crypto\w*|usdt|iban)\b/i,
  /\b(?:überweis\w*|vorkasse|vorauszahl\w*|anzahl(?:ung|en|ungen)|kaution|gutscheinkarten?|geschenkkarten?|kontodaten|kontonummer|bankdaten|bearbeitungsgebühr\w*)\b/iu,
  /\b(?:gift ?cards?|wire transfer|bank details|prepay\w*|pay(?:ing)? in advance|advance payment|processing fee|send (?:me |us )?(?:the )?money|cheques?)\b/i,
  // To check something is no cheating.
  /\b(?:cashier['’]?s|certified|bank|deposit (?:the|a|this)|cash (?:the|a|this)|mail you a|send you a) checks?\b/i,
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/,
];

/** What the reader is warned of; money before links, for that is where they lead. */
export function hintOf(text: string): MessageHint | null {
  if (PAYMENT.some((words) => words.test(text))) return 'payment';
  return hasLink(text) ? 'link' : null;
}
