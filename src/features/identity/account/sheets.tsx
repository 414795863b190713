/** What opens at a tap in the account's settings, in one file: each alone would cost a request. */

export { ChangeMailSheet } from './change-mail-sheet.tsx';
export { ChangePasswordSheet } from './change-password-sheet.tsx';
export { MailMoved } from './mail-moved.tsx';
export { PasskeysSheet } from './passkeys-sheet.tsx';
export { RestoreMail } from './restore-mail.tsx';
