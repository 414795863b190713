import { Trans } from '@lingui/react/macro';
import Ban from 'lucide-react/icons/ban';
import Flag from 'lucide-react/icons/flag';
import { blockedIds } from '../../replica/queries/block.ts';
import { me } from '../../replica/queries/me.ts';
import { useLive } from '../../replica/use-live.ts';
import { SettingRow } from '../../ui/setting-row.tsx';
import { BlockedSheet } from './blocked-sheet.tsx';
import { ReportsSheet } from './reports-sheet.tsx';

type Props = {
  /** What the address opens. */
  shown: 'reports' | 'blocked' | undefined;
  onShow: (part: 'reports' | 'blocked' | undefined) => void;
};

/** Rows: whom one has blocked, and what one has reported (usersettings.4). */
export function SafetyRows({ shown, onShow }: Props) {
  const blocked = useLive(async (db) => blockedIds(await me(db)).size);
  const close = () => onShow(undefined);
  return (
    <>
      <SettingRow
        icon={Ban}
        title={blocked ? <Trans>Blocked ({blocked})</Trans> : <Trans>Blocked</Trans>}
        state={<Trans>Who can no longer write to you</Trans>}
        onOpen={() => onShow('blocked')}
      />
      <SettingRow
        icon={Flag}
        title={<Trans>Reports and decisions</Trans>}
        state={<Trans>What you have reported and what came of it</Trans>}
        onOpen={() => onShow('reports')}
      />
      <ReportsSheet open={shown === 'reports'} onClose={close} />
      <BlockedSheet open={shown === 'blocked'} onClose={close} />
    </>
  );
}
