/**
 * Somebody sets their password anew in this tab, which signs them in, and is then shown where else the account is signed
 * in (forgot.6). Kept beside the page, because the rules of the routes are asked again whenever an account comes to
 * light, and would lead whoever is signed in away from it.
 */
export type ResetStage = 'asked' | 'set';

const KEY = 'reset-stage';

export function keepResetStage(stage: ResetStage): void {
  sessionStorage.setItem(KEY, stage);
}

export function resetStage(): ResetStage | null {
  return sessionStorage.getItem(KEY) as ResetStage | null;
}

/** Only of that stage: where it has gone on, nothing happens. */
export function dropResetStage(stage: ResetStage): void {
  if (resetStage() === stage) sessionStorage.removeItem(KEY);
}
