import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Eraser from 'lucide-react/icons/eraser';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { type KeptCounts, keptCounts } from '../../replica/queries/kept-counts.ts';
import { useLive } from '../../replica/use-live.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/page.tsx';
import { OutboxList } from './outbox-list.tsx';
import { SettingCard } from './setting-card.tsx';
import { useStorageFacts } from './use-storage-facts.ts';

const MEGABYTE = 1_000_000;

/** What lies on this device, how much it is, and whether the browser may clear it (usersettings.7). */
export function StorageSection() {
  const { t } = useLingui();
  const format = useFormat();
  const { facts, persist } = useStorageFacts();
  const counts = useLive(keptCounts);
  const [refused, setRefused] = useState(false);
  const ask = async () => setRefused(!(await persist()));
  return (
    <Section title={<Trans>On this device</Trans>}>
      <SettingCard>
        {counts && <Kept counts={counts} />}
        {facts?.usage !== undefined && (
          <p className="text-soft">
            <Trans>All of it takes {format.number(Math.max(0.1, facts.usage / MEGABYTE))} MB.</Trans>
          </p>
        )}
        {facts?.trimmed && (
          <p className="text-soft">
            <Trans>
              Space ran out here: older jobs and messages were taken off this device. They come back by
              themselves when there is room.
            </Trans>
          </p>
        )}
        {facts?.persisted === true && (
          <p className="text-soft">
            <Trans>The browser keeps it until you remove it yourself.</Trans>
          </p>
        )}
        {facts?.persisted === false && (
          <>
            <p className="text-soft">
              <Trans>
                When space runs out, the browser may clear it. You can ask the browser to keep it for good.
              </Trans>
            </p>
            <div>
              <Button variant="quiet" onClick={() => void ask()}>
                <Trans>Keep it for good</Trans>
              </Button>
            </div>
          </>
        )}
        {refused && facts?.persisted === false && (
          <p role="status" className="text-small text-warning">
            {t`The browser does not promise it yet. It usually does once the app is installed or used more often.`}
          </p>
        )}
        <ClearDevice />
      </SettingCard>
    </Section>
  );
}

function Kept({ counts }: { counts: KeptCounts }) {
  const { t } = useLingui();
  const parts = [
    t`${plural(counts.jobs, { one: '# job', other: '# jobs' })}`,
    t`${plural(counts.applications, { one: '# application', other: '# applications' })}`,
    t`${plural(counts.messages, { one: '# message', other: '# messages' })}`,
    t`${plural(counts.drafts, { one: '# draft', other: '# drafts' })}`,
  ];
  return (
    <p>
      <Trans>Here without network: {parts.join(', ')}.</Trans>
    </p>
  );
}

const ClearDeviceSheet = lazy(async () => ({
  default: (await import('./clear-device-sheet.tsx')).ClearDeviceSheet,
}));

function ClearDevice() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <div>
        <Button variant="danger" icon={Eraser} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Trans>Clear this device</Trans>
        </Button>
      </div>
      {open && (
        <Suspense>
          <ClearDeviceSheet onClose={close} list={<OutboxList onOpen={close} />} />
        </Suspense>
      )}
    </>
  );
}
