import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useSyncExternalStore } from 'react';
import { healthOf, type Loss, type StoreWatch } from '../replica/store/health.ts';
import { Button } from '../ui/button.tsx';

/** The problem of this device's store, in a sentence above every screen, and what helps (rule S3). */
export function StoreNotice({ watch }: { watch: StoreWatch }) {
  const state = useSyncExternalStore(watch.subscribe, watch.read);
  const health = healthOf(state);
  const seen = () => watch.tell({ type: 'seen' });
  const reload = () => location.reload();
  switch (health) {
    case 'ok':
      return state.kept > 0 ? (
        <Notice tone="quiet">
          <Kept count={state.kept} />
        </Notice>
      ) : null;
    case 'blocked':
      return (
        <Notice act={<Act onClick={reload}>{<Trans>Try again</Trans>}</Act>}>
          <Trans>
            An older version of Zusage is still open in another tab. Close that tab: this one then goes on by
            itself.
          </Trans>{' '}
          <Kept count={state.kept} />
        </Notice>
      );
    case 'newer':
      return (
        <Notice act={<Act onClick={reload}>{<Trans>Load the new version</Trans>}</Act>}>
          <Trans>A newer version of Zusage is open in another tab. This one has stopped.</Trans>{' '}
          <Kept count={state.kept} />
        </Notice>
      );
    case 'closed':
      return (
        <Notice act={<Act onClick={reload}>{<Trans>Restart</Trans>}</Act>}>
          <Trans>The browser has closed the store of this device. It is being opened again.</Trans>{' '}
          <Kept count={state.kept} />
        </Notice>
      );
    case 'full':
      return (
        <Notice act={<Act onClick={seen}>{<Trans>Understood</Trans>}</Act>}>
          {state.unsaved ? (
            <Trans>
              There is no room left on this device. The last thing you did was not saved; what you wrote is
              still here. Make room on the device and try again.
            </Trans>
          ) : (
            <Trans>There is no room left on this device. New jobs and messages cannot be kept here.</Trans>
          )}
        </Notice>
      );
    case 'stalled':
      return (
        <Notice act={<Act onClick={reload}>{<Trans>Restart</Trans>}</Act>}>
          <Trans>The store of this device does not answer.</Trans> <Kept count={state.kept} />
        </Notice>
      );
    case 'lost':
      return (
        <Notice act={<Act onClick={seen}>{<Trans>Understood</Trans>}</Act>}>
          {state.loss && <Lost loss={state.loss} />} <Kept count={state.kept} />
        </Notice>
      );
  }
}

function Kept({ count }: { count: number }) {
  const { t } = useLingui();
  if (count === 0) return null;
  return t`${plural(count, {
    one: 'One thing you did is kept in the emergency store and goes out after a restart.',
    other: '# things you did are kept in the emergency store and go out after a restart.',
  })}`;
}

function Lost({ loss: { reason, unsent } }: { loss: Loss }) {
  const { t } = useLingui();
  if (reason === 'denied') {
    return (
      <Trans>
        This browser lets Zusage keep nothing on this device, as in some private windows. Use another window
        or another browser.
      </Trans>
    );
  }
  const back =
    reason === 'silent'
      ? t`The store of this device does not answer, so a new one was begun. Everything received comes back by itself.`
      : t`This browser lost its copy. Everything received comes back by itself.`;
  if (unsent === 0) return back;
  const cost =
    reason === 'silent'
      ? t`${plural(unsent, {
          one: 'One thing that had not been sent waits in the old store and goes out when that answers.',
          other: '# things that had not been sent wait in the old store and go out when that answers.',
        })}`
      : t`${plural(unsent, {
          one: 'One thing that had not been sent is gone.',
          other: '# things that had not been sent are gone.',
        })}`;
  return `${back} ${cost}`;
}

function Act({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="quiet" onClick={onClick}>
      {children}
    </Button>
  );
}

function Notice({
  tone = 'loud',
  act,
  children,
}: {
  tone?: 'loud' | 'quiet';
  act?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div
      role={tone === 'loud' ? 'alert' : 'status'}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b bg-sheet px-4 pt-[max(0.5rem,var(--safe-top))] pb-2 text-small"
    >
      <p className="max-w-prose">{children}</p>
      {act}
    </div>
  );
}
