/**
 * Key in the session storage for the stage of a password reset: `asked`, then `set`, which signs the person in and shows
 * their other devices (forgot.6). Routes are checked again when a session is found, and the rules redirect signed-in
 * people away from that page unless this is set.
 */
export const RESET_STAGE = 'reset-stage';

export type ResetStage = 'asked' | 'set';
