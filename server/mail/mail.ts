/** A mail, rendered. */
export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Port that hands a letter to the post: SMTP, or a folder of `.eml` files. Throws when it was not taken. */
export type Mail = {
  send(letter: Letter): Promise<void>;
};
