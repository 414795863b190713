import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Creator, CreatorStatus } from '../../../../contract/entities/creator.ts';
import type { CreatorGate } from '../../../../contract/policy/creator.ts';
import { changeSteps } from '../../../i18n/state-lines.ts';
import { useShownSteps } from '../../../i18n/use-shown-steps.ts';
import { isStopped, type OutboxEntry } from '../../../replica/outbox-entry.ts';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import { StateLine } from '../../../ui/state-line.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { mayShow, profileState } from './profile-state.ts';
import { ProfileStateText } from './profile-state-text.tsx';

const TONE: Record<CreatorStatus, ChipTone> = {
  draft: 'plain',
  active: 'success',
  paused: 'warning',
  suspended: 'danger',
};

type Props = {
  creator: Creator;
  gate: CreatorGate;
  /** Under 18 a profile is in no search. */
  isMinor: boolean;
  /** It was made just now, further down the page. */
  isNew: boolean;
  entries: readonly OutboxEntry[];
};

/** Who sees the profile now, why, and what can be done about it. */
export function ProfileStatus({ creator, gate, isMinor, isNew, entries }: Props) {
  const { t } = useLingui();
  const { mutate } = useSync();
  const saving = useSaving();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) box.current?.focus();
  }, [isNew]);
  const state = profileState(creator, gate);
  const label: Record<CreatorStatus, string> = {
    draft: t({ message: 'Draft', context: 'state of a creator profile' }),
    active: t({ message: 'Shown to companies', context: 'state of a creator profile' }),
    paused: t({ message: 'Paused', context: 'state of a creator profile' }),
    suspended: t({ message: 'Suspended', context: 'state of a creator profile' }),
  };
  const set = (status: 'active' | 'paused') =>
    void saving(() => mutate('creator.update', { patch: { status } }));
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t`State of your profile`}
      className="grid gap-3 rounded-card border border-line bg-sheet p-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="text-lead font-bold wrap-anywhere">{creator.handle}</h2>
        <Chip tone={TONE[creator.status]}>{label[creator.status]}</Chip>
      </div>
      <p className="max-w-content">
        <ProfileStateText state={state} isMinor={isMinor} />
      </p>
      <OnItsWay entries={entries} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {mayShow(state) && (
          <Button onClick={() => set('active')}>
            {state.status === 'paused' ? <Trans>Show it again</Trans> : <Trans>Show it to companies</Trans>}
          </Button>
        )}
        {state.status === 'active' && (
          <Button variant="quiet" onClick={() => set('paused')}>
            <Trans>Pause</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}

/** The oldest change that waits: those after it go when it has gone. */
function OnItsWay({ entries }: Pick<Props, 'entries'>) {
  const { offline } = useReachability();
  const entry = entries.find((one) => !isStopped(one));
  const steps = useShownSteps(changeSteps(entry));
  if (!entry) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-small">
      <StateLine compact steps={steps} />
      <span className="text-soft">
        {offline ? (
          <Trans>Your changes are saved here. They go out when you are back online.</Trans>
        ) : (
          <Trans>Your changes are on their way.</Trans>
        )}
      </span>
    </div>
  );
}
