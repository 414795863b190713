/** A mail, rendered. */
export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for every try to send it: a mailbox that got it twice shows it once. `<…@…>` */
  readonly messageId: string;
  /** Where the reader can end mails of this kind; undefined for those that have to be sent. */
  readonly unsubscribe?: string | undefined;
};

/** Port that hands a letter to the post: SMTP, or a folder of `.eml` files. Throws when it was not taken. */
export type Mail = {
  send(letter: Letter): Promise<void>;
};
