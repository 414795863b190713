/**
 * What a mail says, in plain text: paragraphs are divided by empty lines, and the HTML side is made from them. All
 * parameters are text, and none is trusted to be harmless.
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

/** How the reader's language writes what arrives as ISO 8601. */
export type Written = { readonly day: (iso: string) => string };

/** A pure function. `Name`: its parameters. */
export type Mail<Name extends string> = (
  params: Readonly<Record<Name, string>>,
  written: Written,
) => MailText;

/** Mails about an account. */
export type AccountMails = {
  /** Somebody confirms that the address of the account is theirs. */
  readonly verify: Mail<'firstname' | 'url'>;
  /** Somebody asked for a new password. */
  readonly reset: Mail<'url'>;
  /** Somebody wanted to make an account with an address that has one: the screen does not tell, so this mail does. */
  readonly registered: Mail<'login' | 'url'>;
  /** Somebody asked for a link that signs in. `minutes`: how long it works. */
  readonly 'sign-in': Mail<'firstname' | 'minutes' | 'url'>;
  /** Somebody wants this address for their account; it goes to the new one. */
  readonly 'change-mail': Mail<'firstname' | 'url'>;
  /** An account has another address now; it goes to the old one, with the way back. `until`: ISO instant. */
  readonly 'mail-changed': Mail<'firstname' | 'mail' | 'until' | 'url'>;
  /** A passkey was added. `name`: what its owner calls it; `url`: to the settings. */
  readonly 'passkey-added': Mail<'firstname' | 'name' | 'url'>;
  /** A passkey was removed. `url`: to the settings. */
  readonly 'passkey-removed': Mail<'firstname' | 'name' | 'url'>;
  /** An account has a new password. `url`: to the page that sends a link for another one. */
  readonly 'password-changed': Mail<'firstname' | 'url'>;
  /** Somebody wanted to register an address that an account had until lately. `until`: ISO instant. */
  readonly 'mail-reserved': Mail<'until'>;
  /** Of the version before: an account was locked; now the mail is `restriction`. `until`: ISO instant, empty without an end; `reason`: a sentence in the reader's language. */
  readonly lock: Mail<'firstname' | 'reason' | 'until' | 'url'>;
  /** Somebody asked for their account to be deleted. `day`: ISO day or instant from which it is gone. */
  readonly deletion: Mail<'firstname' | 'day' | 'url'>;
  /** An account that was to be deleted by now waits: without its owner the company would have none. `day`: ISO instant of which it was told; `url`: to the company's settings. */
  readonly 'deletion-waits': Mail<'firstname' | 'company' | 'day' | 'url'>;
  /** An owner asked for their company to be deleted; it goes to all of them. `day`: ISO instant from which it is gone. */
  readonly 'company-deletion': Mail<'firstname' | 'company' | 'day' | 'url'>;
  /** The export of somebody's data can be fetched. `until`: ISO instant. */
  readonly 'export-ready': Mail<'firstname' | 'until' | 'url'>;
  /** What the tax authorities are told of somebody who sold services here. `lines`: a quarter each, in the reader's language. */
  readonly 'seller-report': Mail<'firstname' | 'year' | 'lines' | 'url'>;
};

/** Mails about applications, news and invitations. */
export type ApplicationsMails = {
  /**
   * The answer to an application. `outcome`: accepted, hired, rejected or closed; `message`: what the company wrote,
   * empty for nothing.
   */
  readonly 'application-outcome': Mail<'firstname' | 'company' | 'job' | 'outcome' | 'message' | 'url'>;
  /**
   * What somebody has missed. `lines`: one sentence a line, in the reader's language; `types`: for each kind of news in
   * it a line with the address that ends mails of it; `unsubscribe`: the address that ends them all.
   */
  readonly digest: Mail<'firstname' | 'count' | 'lines' | 'url' | 'types' | 'unsubscribe'>;
  /**
   * A company asks somebody to join it. `rights`: of `chat` and `sign` those they get, parted by a space; `position` and
   * `note` (the sender's own words) may be empty.
   */
  readonly invite: Mail<'company' | 'sender' | 'position' | 'rights' | 'note' | 'url'>;
  /** Somebody accepted an invitation and waited for a seat. `outcome`: admitted or withdrawn; `url`: to the company. */
  readonly 'invite-settled': Mail<'firstname' | 'company' | 'outcome' | 'url'>;
};

/**
 * Mails to parents, and to their children about them. Parents did not give us their address: `operator` is who writes to
 * them, `privacy` the address of the page that says what becomes of it (Art. 14 GDPR), `namedBy` who gave it: `child`, or
 * `guardian` for the other parent.
 */
export type GuardiansMails = {
  /**
   * A parent or guardian is asked to agree to the account of somebody below 16, or to a creator's profile below 18.
   * `round`: `first`, or `reminder`.
   */
  readonly guardian: Mail<'child' | 'act' | 'round' | 'namedBy' | 'operator' | 'privacy' | 'url'>;
  /** Somebody below 18 learns that a parent has agreed; `act`: to the account, or to a creator's profile. */
  readonly 'guardian-confirmed': Mail<'firstname' | 'act' | 'url'>;
  /** A parent who has agreed (`act`: to an account, or to a creator's profile) gets the link that takes it back. */
  readonly 'guardian-manage': Mail<'child' | 'act' | 'url'>;
  /**
   * Somebody below 18 learns that an address they gave has refused. `reason`: `no`, or `unknown_child` for somebody who
   * has nothing to do with them.
   */
  readonly 'guardian-refused': Mail<'firstname' | 'act' | 'reason' | 'url'>;
  /** Somebody below 16 learns that nobody has agreed yet, and when the account ends. `until`: ISO instant. */
  readonly 'guardian-waiting': Mail<'firstname' | 'until' | 'url'>;
  /** The account of somebody below 16 has ended, since nobody has agreed. */
  readonly 'guardian-unanswered': Mail<'firstname'>;
  /**
   * A parent or guardian is asked to sign an offer that somebody below 18 wants to accept. `until`: ISO instant;
   * `others`: `yes` where another guardian was asked too.
   */
  readonly 'offer-guardian': Mail<
    'child' | 'company' | 'job' | 'until' | 'others' | 'namedBy' | 'operator' | 'privacy' | 'url'
  >;
};

/** Mails to companies about what they pay. */
export type InvoicesMails = {
  /** A company's invoice is there. `total`: with its currency, as the reader writes it; `due`: ISO day. */
  readonly invoice: Mail<'company' | 'number' | 'total' | 'due' | 'url'>;
  /** The same for one over nothing: credit has paid it, or it has turned into credit. */
  readonly 'invoice-nothing': Mail<'company' | 'number' | 'total' | 'due' | 'url'>;
  /** An invoice was taken back. `number`: of the correction; `total`: what is given back. */
  readonly 'invoice-correction': Mail<'company' | 'number' | 'total' | 'due' | 'url'>;
  /** A company's invoice is overdue. */
  readonly 'invoice-reminder': Mail<'company' | 'number' | 'total' | 'due' | 'url'>;
  /** The same after the end of its plan, where nothing more can be lost. */
  readonly 'invoice-reminder-ended': Mail<'company' | 'number' | 'total' | 'due' | 'url'>;
  /** The register does not know a company's VAT id: VAT is charged from the next invoice on. */
  readonly 'vat-id-unconfirmed': Mail<'company' | 'vatId' | 'url'>;
  /** No register is asked here, so staff checks a company's VAT id: VAT is charged until then. */
  readonly 'vat-id-unchecked': Mail<'company' | 'vatId' | 'url'>;
};

/** Mails about reports and what was decided. */
export type ReportsMails = {
  /** A person who reported something has it in writing that it arrived. `no`: the report's number. */
  readonly 'report-received': Mail<'firstname' | 'about' | 'no' | 'url'>;
  /** The same to somebody without an account: it has no name, which anybody may have typed. `url`: what was reported. */
  readonly 'guest-report-received': Mail<'about' | 'no' | 'url'>;
  /** Staff has something to decide. `reason`: as programs know it; `text`: what was written, may be empty. */
  readonly 'report-new': Mail<'no' | 'about' | 'reason' | 'text' | 'command'>;
  /** Staff has an objection to answer. `by`: ISO instant. */
  readonly 'appeal-new': Mail<'about' | 'text' | 'by' | 'command'>;
  /** Whoever reported something, or whom it concerns, learns what was decided. All texts in the reader's language. */
  readonly 'report-decision': Mail<'firstname' | 'about' | 'decision' | 'reason' | 'url'>;
  /** The same to a reporter without an account. `contact`: address of staff, empty where none is set; `url`: where they object. */
  readonly 'guest-report-decision': Mail<'no' | 'about' | 'decision' | 'reason' | 'contact' | 'url'>;
  /** Who objected without an account learns the answer. `no`: the objection's number; `report`: the report's; `url`: all ways to us. */
  readonly 'guest-appeal-decision': Mail<'no' | 'report' | 'decision' | 'reason' | 'url'>;
  /**
   * The statement of reasons of a restriction (DSA Art. 17), to those it concerns. `what`: what was done, a sentence;
   * `about`: which ad or source, may be empty; `automated`: `yes` where the clock did it; `until`: ISO instant, empty
   * without an end; `appealUntil`: ISO instant.
   */
  readonly restriction: Mail<
    'firstname' | 'what' | 'about' | 'facts' | 'rule' | 'automated' | 'until' | 'appealUntil' | 'url'
  >;
  /** Whoever objected learns what came of it. All texts in the reader's language. */
  readonly 'appeal-decision': Mail<'firstname' | 'about' | 'decision' | 'reason' | 'url'>;
};

export type Mails = AccountMails & ApplicationsMails & GuardiansMails & InvoicesMails & ReportsMails;
