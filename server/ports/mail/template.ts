/**
 * What a mail says, in plain text: paragraphs are divided by empty lines, and the HTML side is made from them. A
 * template is a pure function of its parameters; all of them are text, and none is trusted to be harmless.
 */
export type MailText = {
  readonly subject: string;
  readonly text: string;
  /** The one thing to do, as a button below the text (and as an address in the plain side). */
  readonly link?: { readonly label: string; readonly url: string };
  /** Small print below the button. */
  readonly small?: string;
  /** Where the reader can end mails of this kind. */
  readonly unsubscribe?: string;
};

export type MailLanguage = 'de_DE' | 'en_US';

/** A mail in both languages. `Name`: its parameters. */
export type Template<Name extends string> = Readonly<
  Record<MailLanguage, (params: Readonly<Record<Name, string>>) => MailText>
>;
