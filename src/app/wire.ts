import { NETWORK_TIMEOUT } from '../../contract/limits.ts';

/** How the page reaches the user API; a phone on a thin line is given more time. */
export const wire = {
  origin: location.origin,
  timeoutMs: matchMedia('(pointer: coarse)').matches ? NETWORK_TIMEOUT.mobileMs : NETWORK_TIMEOUT.desktopMs,
  now: Date.now,
};
