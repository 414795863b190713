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
  readonly attachments?: readonly Attachment[];
};

export type Attachment = { readonly filename: string; readonly type: string; readonly content: Buffer };

/** Port that hands a letter to the post: SMTP, or a folder of `.eml` files. Throws a MailError when it was not taken. */
export type Mail = {
  send(letter: Letter): Promise<void>;
  /** Throws while the post takes no letters at all. */
  reach(): Promise<void>;
};

/**
 * A letter was not taken. `server`: the post takes none at the moment, whose ever they are; `mail`: this one never;
 * `now`: this one, not yet. Neither message nor code names a person.
 */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly what: 'server' | 'mail' | 'now';
  readonly code: string;
  constructor(message: string, what: MailError['what'], code: string) {
    super(message);
    this.what = what;
    this.code = code;
  }
}
