import { encode } from 'html-entities';
import { attributesOf, type Language } from '../../../contract/languages.ts';
import type { MailText } from '../../../locales/types/mails.ts';
import type { Letter } from './mail.ts';

type Sending = { to: string; lang: Language; messageId: string };

/** A letter out of a template's words. Whatever is in them reaches the HTML side as text, never as markup. */
export function renderLetter(mail: MailText, { to, lang, messageId }: Sending): Letter {
  return {
    to,
    subject: oneLine(mail.subject),
    text: plain(mail),
    html: page(mail, lang),
    messageId,
    unsubscribe: mail.unsubscribe,
  };
}

/** A subject is a header: a line break in it would begin another header. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim();

function plain({ text, link, small }: MailText): string {
  const parts = [text.trim()];
  if (link) parts.push(`${link.label}:\n${link.url}`);
  if (small) parts.push(small);
  return `${[...parts, '-- \nZusage'].join('\n\n')}\n`;
}

const escaped = (text: string) => encode(text, { mode: 'specialChars' });
const paragraph = (text: string) =>
  `<p style="margin:0 0 16px">${escaped(text).replaceAll('\n', '<br>')}</p>`;

/** Only addresses of the web: a link to anything else stays text. */
const isWebAddress = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/**
 * One column, no images, nothing loaded from anywhere. Text and ground take the reader's own colours, so that a dark
 * mailbox stays dark; only the button has colours of its own, and carries both. Mailboxes may drop `<html>`, so the
 * direction stands at the column as well.
 */
function page({ subject, text, link, small }: MailText, language: Language): string {
  const { lang, dir } = attributesOf(language);
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map(paragraph);
  const button =
    link && isWebAddress(link.url)
      ? `<p style="margin:24px 0"><a href="${escaped(link.url)}" style="background:#035765;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;display:inline-block">${escaped(link.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all">${escaped(link.url)}</p>`
      : '';
  const print = small ? `<p style="margin:0 0 16px;font-size:13px">${escaped(small)}</p>` : '';
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(oneLine(subject))}</title></head>
<body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,sans-serif">
<div lang="${lang}" dir="${dir}" style="max-width:560px;margin:0 auto">
${paragraphs.join('\n')}
${button}
${print}
<p style="margin:24px 0 0;font-size:13px">Zusage</p>
</div>
</body>
</html>
`;
}
