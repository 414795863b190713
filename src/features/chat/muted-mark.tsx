import { useLingui } from '@lingui/react/macro';
import BellOff from 'lucide-react/icons/bell-off';
import { Icon } from '../../ui/icon.tsx';

/** No push about this conversation. */
export function MutedMark() {
  const { t } = useLingui();
  return (
    <span className="inline-flex shrink-0 text-faint" title={t`Muted`}>
      <Icon of={BellOff} size="sm" />
      <span className="sr-only">{t`Muted`}</span>
    </span>
  );
}
