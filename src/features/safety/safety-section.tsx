import { Trans } from '@lingui/react/macro';
import Ban from 'lucide-react/icons/ban';
import Flag from 'lucide-react/icons/flag';
import { blockedIds } from '../../replica/queries/block.ts';
import { me } from '../../replica/queries/me.ts';
import { useLive } from '../../replica/use-live.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/page.tsx';
import { BlockedSheet } from './blocked-sheet.tsx';
import { ReportsSheet } from './reports-sheet.tsx';

type Props = {
  /** What the address opens. */
  shown: 'reports' | 'blocked' | undefined;
  onShow: (part: 'reports' | 'blocked' | undefined) => void;
};

/** What one has reported, and whom one has blocked (usersettings.4). */
export function SafetySection({ shown, onShow }: Props) {
  const blocked = useLive(async (db) => blockedIds(await me(db)).size);
  const close = () => onShow(undefined);
  return (
    <Section title={<Trans>Safety</Trans>}>
      <div className="grid gap-4 rounded-card border border-line bg-sheet p-5">
        <p className="text-soft">
          <Trans>What you have reported and what came of it, and who can no longer write to you.</Trans>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" icon={Flag} onClick={() => onShow('reports')}>
            <Trans>Reports and decisions</Trans>
          </Button>
          <Button variant="quiet" icon={Ban} onClick={() => onShow('blocked')}>
            {blocked ? <Trans>Blocked ({blocked})</Trans> : <Trans>Blocked</Trans>}
          </Button>
        </div>
      </div>
      <ReportsSheet open={shown === 'reports'} onClose={close} />
      <BlockedSheet open={shown === 'blocked'} onClose={close} />
    </Section>
  );
}
