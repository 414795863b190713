import type { Template } from '../template.ts';

/**
 * What somebody has missed. `lines`: one sentence a line, in the reader's language; `types`: for each kind of news in
 * it a line with the address that ends mails of it; `unsubscribe`: the address that ends them all.
 */
export const digestTemplate: Template<'firstname' | 'count' | 'lines' | 'url' | 'types' | 'unsubscribe'> = {
  de_DE: ({ firstname, count, lines, url, types, unsubscribe }) => ({
    subject: count === '1' ? 'Eine Neuigkeit für dich' : `${count} Neuigkeiten für dich`,
    text: `Hallo ${firstname},

das ist neu:

${lines}`,
    link: { label: 'In Zusage ansehen', url },
    small: `Keine Mails mehr über\n${types}\n\nGar keine solchen Mails mehr: ${unsubscribe}`,
    unsubscribe,
  }),
  en_US: ({ firstname, count, lines, url, types, unsubscribe }) => ({
    subject: count === '1' ? 'One thing is new' : `${count} things are new`,
    text: `Hello ${firstname},

this is new:

${lines}`,
    link: { label: 'See it in Zusage', url },
    small: `No more mails about\n${types}\n\nNo more mails like this at all: ${unsubscribe}`,
    unsubscribe,
  }),
};
