import { useLingui } from '@lingui/react/macro';
import type { SavedSearch } from '../../../../contract/entities/settings.ts';

/** The saved search that the setup begins; nobody is told of its jobs before they want to be. */
export function useNewSearch(): () => SavedSearch {
  const { t } = useLingui();
  return () => ({ name: t`What I look for`, alert: false });
}
