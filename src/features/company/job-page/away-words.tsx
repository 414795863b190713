import { Trans } from '@lingui/react/macro';
import type { AwayWords } from './part-away.tsx';

export const NUMBERS_AWAY: AwayWords = {
  offline: <Trans>The numbers are not on this device. Try again once you are online.</Trans>,
  failed: <Trans>The numbers could not be loaded.</Trans>,
};

export const VERSIONS_AWAY: AwayWords = {
  offline: <Trans>The earlier versions are not on this device. Try again once you are online.</Trans>,
  failed: <Trans>The earlier versions could not be loaded.</Trans>,
};
