import type { AccountMails } from '../../types/mails.ts';

export const account: AccountMails = {
  verify: ({ firstname, url }) => ({
    subject: 'Is this your address?',
    text: `Hello ${firstname},

an account at Zusage was made with this address. Please confirm that it is yours, so that the answers to your applications reach you.`,
    link: { label: 'Confirm the address', url },
    small: 'You have not created an account? Delete this email.',
  }),
  reset: ({ url }) => ({
    subject: 'Set a new password',
    text: `Hello,

somebody, probably you, would like to set a new password for this account. The link is good for one hour, and once.`,
    link: { label: 'Set a new password', url },
    small: 'That was not you? Delete this email and your password stays as it is.',
  }),
  registered: ({ login, url }) => ({
    subject: 'You have an account already',
    text: `Hello,

somebody, probably you, wanted to create an account at Zusage with this address. There is one already. You can sign in here: ${login}

Forgot the password? The link is good for one hour, and once.`,
    link: { label: 'Set a new password', url },
    small: 'That was not you? Delete this email, nothing changes about your account.',
  }),
  'sign-in': ({ firstname, minutes, url }) => ({
    subject: 'Your link to sign in',
    text: `Hello ${firstname},

this link signs you in, also on another device. It works for ${minutes} minutes, and once.`,
    link: { label: 'Sign in', url },
    small:
      'Was this not you? Then delete this email. Do not share the link: anyone who has it can get into your account.',
  }),
  'change-mail': ({ firstname, url }) => ({
    subject: 'Is this your new address?',
    text: `Hello ${firstname},

this address is to be the new one of your account at Zusage. The link confirms it. After that, sign in with the new address. The link works for a day.`,
    link: { label: 'Use this address', url },
    small: 'Was it not you? Then delete this email, nothing changes.',
  }),
  'mail-changed': ({ firstname, mail, until, url }, { day }) => ({
    subject: 'Your account has a new email address',
    text: `Hello ${firstname},

your account at Zusage has this address now: ${mail}. If it was you, all is well.

Was it not you? Then take the account back. You can do so until ${day(until)}. Its password and all passkeys are void after that, and you set a new password.`,
    link: { label: 'Take the account back', url },
  }),
  'passkey-added': ({ firstname, name, url }) => ({
    subject: 'New passkey for your account',
    text: `Hello ${firstname},

your account has a new passkey: ${name}. It signs in without a password.`,
    link: { label: 'See your passkeys', url },
    small: 'Was it not you? Remove it in the settings and set a new password.',
  }),
  'passkey-removed': ({ firstname, name, url }) => ({
    subject: 'A passkey of your account was removed',
    text: `Hello ${firstname},

the passkey ${name} was removed from your account. It signs nobody in any more.`,
    link: { label: 'See your passkeys', url },
    small: 'Was it not you? Set a new password, and look in the settings at who is signed in.',
  }),
  'password-changed': ({ firstname, url }) => ({
    subject: 'Your account has a new password',
    text: `Hello ${firstname},

your account at Zusage has a new password. Everywhere else you were signed out. If it was you, all is well.

Was it not you? Then set another password now. That signs out everybody who is signed in.`,
    link: { label: 'Set another password', url },
  }),
  'mail-reserved': ({ until }, { day }) => ({
    subject: 'This address is still reserved',
    text: `Hello,

somebody, probably you, wanted to open an account at Zusage with this address. Until recently it belonged to an account that has another address now. So that this account can be taken back, the address stays reserved until ${day(until)}. After that you can use it for a new account.

You did not change the address of your account yourself? Then open the link in our earlier email, “Your account has a new email address”.`,
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
  'deletion-waits': ({ firstname, company, day: last, url }, { day }) => ({
    subject: 'Your account is not deleted yet',
    text: `Hello ${firstname},

your account was to be deleted on ${day(last)}. It still waits, because ${company} would have no owner without you.

Make somebody else its owner, or delete the company. After that your account is deleted as well.

You want to keep your account after all? Sign in and tap “Keep my account” at the top.`,
    link: { label: 'To the company', url },
  }),
  'company-deletion': ({ firstname, company, day: last, url }, { day }) => ({
    subject: `${company} is deleted on ${day(last)}`,
    text: `Hello ${firstname},

${company} is deleted on ${day(last)}. Its jobs are closed already, and everybody who applied gets an answer.

Should the company stay? Open the link, sign in if you are asked to, and tap “Keep the company” at the top. You have to publish its jobs again after that.`,
    link: { label: 'Keep the company', url },
  }),
  'export-ready': ({ firstname, until, url }, { day }) => ({
    subject: 'Your data are ready',
    text: `Hello ${firstname},

everything Zusage knows about you is ready: as text that other programs can read, and with your files. You can download it until ${day(until)}, signed in.`,
    link: { label: 'Download the data', url },
  }),
  'seller-report': ({ firstname, year, lines, url }) => ({
    subject: `What the tax office learns from us about ${year}`,
    text: `Hello ${firstname},

in ${year} you sold services on Zusage. We have to report that to the tax authorities; a German law asks for it (PStTG). This is what it says about you:

${lines}

We have kept back no fees. To this come your name, address, date of birth and tax number as you gave them. If something is wrong, change it in the app.`,
    link: { label: 'See my tax data', url },
  }),
};
