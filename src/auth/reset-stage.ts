/**
 * Where in this tab it is kept that somebody sets their password anew: `asked`, then `set`, which signs them in, and they
 * are shown where else the account is signed in (forgot.6). The rules of the routes are asked again whenever an account
 * comes to light, and would lead whoever is signed in away from that page.
 */
export const RESET_STAGE = 'reset-stage';

export type ResetStage = 'asked' | 'set';
