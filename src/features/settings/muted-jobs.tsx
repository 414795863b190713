import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import BellOff from 'lucide-react/icons/bell-off';
import { useState } from 'react';
import { mutedJobs } from '../../replica/queries/set-aside.ts';
import { useLive } from '../../replica/use-live.ts';
import { useMutedJob } from '../../sync/react/use-muted-job.ts';
import { SettingRow } from '../../ui/setting-row.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { SetAsideList } from './set-aside-list.tsx';

/** A row: jobs of which nothing rings any more; nothing where there is none. */
export function MutedJobs() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const muted = useLive(mutedJobs) ?? [];
  const mute = useMutedJob();
  const saving = useSaving();
  if (muted.length === 0 && !open) return null;
  return (
    <>
      <SettingRow
        icon={BellOff}
        title={t`Muted jobs`}
        state={t`${plural(muted.length, { one: '# job', other: '# jobs' })}`}
        onOpen={() => setOpen(true)}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={t`Muted jobs`}>
        <div className="grid gap-4">
          <p className="text-soft">
            {muted.length === 0 ? (
              <Trans>No job is muted any more.</Trans>
            ) : (
              <Trans>You hear of them in the app only. Answers to your applications still come.</Trans>
            )}
          </p>
          <SetAsideList
            name={t`Muted jobs`}
            entries={muted}
            unknown={t`A job that is no longer on this device`}
            undo={<Trans>Unmute</Trans>}
            onUndo={({ id }) => void saving(() => mute(id, false))}
          />
        </div>
      </Sheet>
    </>
  );
}
