import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Step } from '../../ui/state.ts';
import { StateLine } from '../../ui/state-line.tsx';

/** What one can rely on, and nothing that is not so. */
export function Promises() {
  const { t } = useLingui();
  return (
    <section className="grid gap-10" aria-label={t`What you can rely on`}>
      <figure className="grid gap-5 rounded-card bg-well p-6 desk:p-8">
        <figcaption className="grid gap-1">
          <h2 className="text-title">
            <Trans>You always see where it stands.</Trans>
          </h2>
          <p className="max-w-content text-soft">
            <Trans>
              This line stands below everything you do here. It says sent when it is sent, and received when
              it is received.
            </Trans>
          </p>
        </figcaption>
        <StateLine steps={useExample()} />
      </figure>
      <div className="grid gap-8 sm:grid-cols-3">
        <Promised title={<Trans>It works without network.</Trans>}>
          <Trans>
            After your first visit you search, read, apply and write in a tunnel as well. What you do is kept
            on your device and goes out by itself.
          </Trans>
        </Promised>
        <Promised title={<Trans>An answer is promised.</Trans>}>
          <Trans>
            Each job says within how many days the company answers. When it ends, the company has to decide
            about everybody who still waits.
          </Trans>
        </Promised>
        <Promised title={<Trans>Looking for work is free.</Trans>}>
          <Trans>
            Always. Nothing here ranks people, and companies see of you what you send them, no more.
          </Trans>
        </Promised>
      </div>
    </section>
  );
}

function Promised({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1.5 border-t border-edge pt-4">
      <h2 className="text-lead">{title}</h2>
      <p className="text-soft">{children}</p>
    </div>
  );
}

/** An application that was written in a train and accepted. */
function useExample(): Step[] {
  const { t } = useLingui();
  return [
    { key: 'here', label: t`on this device`, detail: '07:41', state: 'done' },
    { key: 'sent', label: t`sent`, detail: '07:52', state: 'done' },
    { key: 'received', label: t`received nr. ${'A-7F3K'}`, detail: '07:52', state: 'done' },
    { key: 'seen', label: t`seen`, detail: '09:15', state: 'done' },
    { key: 'answered', label: t`invited to talk`, detail: '11:03', state: 'current', good: true },
  ];
}
