import type { AccountMails } from '../../types/mails.ts';

export const account: AccountMails = {
  verify: ({ firstname, url }) => ({
    subject: 'Is this your address?',
    text: `Hello ${firstname},

an account at Zusage was made with this address. Please confirm that it is yours, so that the answers to your applications reach you.`,
    link: { label: 'Confirm the address', url },
    small: 'You have not made an account? Delete this mail.',
  }),
  reset: ({ url }) => ({
    subject: 'Set a new password',
    text: `Hello,

somebody, probably you, would like to set a new password for this account. The link is good for one hour, and once.`,
    link: { label: 'Set a new password', url },
    small: 'That was not you? Delete this mail and your password stays as it is.',
  }),
  registered: ({ login, url }) => ({
    subject: 'You have an account already',
    text: `Hello,

somebody, probably you, wanted to make an account at Zusage with this address. There is one already. You can sign in here: ${login}

Forgot the password? The link is good for one hour, and once.`,
    link: { label: 'Set a new password', url },
    small: 'That was not you? Delete this mail, nothing changes about your account.',
  }),
  lock: ({ firstname, reason, until, url }, { day }) => ({
    subject: 'Your account is locked',
    text: `Hello ${firstname},

we have locked your account ${until === '' ? 'until further notice' : `until ${day(until)}`}. The reason: ${reason}

You can still read what is yours, download your data and object. Somebody who did not lock the account decides about your objection.`,
    link: { label: 'See it and object', url },
  }),
  deletion: ({ firstname, day: last, url }, { day }) => ({
    subject: `Your account will be deleted on ${day(last)}`,
    text: `Hello ${firstname},

you have asked for your account to be deleted. On ${day(last)} it is gone: profile, applications, messages and files. Open offers count as declined then, and conversations end. Until that day everything stays as it is.

You want to keep it after all? Open the link, sign in if you are asked to, and tap “Keep my account” at the top.`,
    link: { label: 'Keep the account', url },
    small: 'That was not you? Open the link, keep the account and set a new password.',
  }),
  'export-ready': ({ firstname, until, url }, { day }) => ({
    subject: 'Your data are ready',
    text: `Hello ${firstname},

everything Zusage knows about you is ready: as text that other programs can read, and with your files. You can download it until ${day(until)}, signed in.`,
    link: { label: 'Download the data', url },
  }),
};
