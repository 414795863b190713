/** What the service answers where it does not do what was asked; the words are those of the Identity Toolkit. */
export type RefusalCode =
  | 'EMAIL_EXISTS'
  | 'INVALID_CUSTOM_TOKEN'
  | 'INVALID_EMAIL'
  | 'INVALID_ID_TOKEN'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'INVALID_OOB_CODE'
  | 'INVALID_REFRESH_TOKEN'
  | 'MISSING_CUSTOM_TOKEN'
  | 'MISSING_EMAIL'
  | 'MISSING_ID_TOKEN'
  | 'MISSING_OOB_CODE'
  | 'MISSING_PASSWORD'
  | 'MISSING_REFRESH_TOKEN'
  | 'OPERATION_NOT_ALLOWED'
  | 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
  | 'TOKEN_EXPIRED'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'USER_DISABLED'
  | 'USER_NOT_FOUND'
  | 'WEAK_PASSWORD';

export class Refusal extends Error {
  readonly code: RefusalCode;

  /** @param hint for people, after the code */
  constructor(code: RefusalCode, hint?: string) {
    super(hint === undefined ? code : `${code} : ${hint}`);
    this.code = code;
  }
}
