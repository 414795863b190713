import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Brush from 'lucide-react/icons/brush-cleaning';
import Eraser from 'lucide-react/icons/eraser';
import HardDrive from 'lucide-react/icons/hard-drive-download';
import { lazy, Suspense, useState } from 'react';
import { type KeptCounts, keptCounts } from '../../replica/queries/kept-counts.ts';
import { useLive } from '../../replica/use-live.ts';
import { Section } from '../../ui/page.tsx';
import { SettingRow, SettingRows, SettingSwitch } from '../../ui/setting-row.tsx';
import { MarketMost } from './market-most.tsx';
import { OutboxList } from './outbox-list.tsx';
import { StorageBar } from './storage-bar.tsx';
import { useStorageFacts } from './use-storage-facts.ts';

/** What lies on this device, how much it is, and whether the browser may clear it (usersettings.7). */
export function StorageSection() {
  const { t } = useLingui();
  const { facts, persist } = useStorageFacts();
  const counts = useLive(keptCounts);
  const [refused, setRefused] = useState(false);
  const [opened, setOpened] = useState<'tidy' | 'clear' | null>(null);
  const close = () => setOpened(null);
  const ask = async () => {
    const granted = await persist();
    setRefused(!granted);
    return granted;
  };
  return (
    <Section title={<Trans>On this device</Trans>}>
      {counts && <Kept counts={counts} />}
      <StorageBar usage={facts?.usage} />
      <MarketMost />
      {facts?.trimmed && (
        <p className="text-soft">
          <Trans>
            Older jobs and messages were taken off this device. They come back by themselves when there is
            room.
          </Trans>
        </p>
      )}
      <SettingRows>
        {facts?.persisted !== undefined && (
          <SettingSwitch
            icon={HardDrive}
            title={<Trans>Keep it for good</Trans>}
            state={
              facts.persisted ? (
                <Trans>The browser keeps it until you remove it yourself.</Trans>
              ) : (
                <Trans>When space runs out, the browser may clear it.</Trans>
              )
            }
            checked={facts.persisted}
            disabled={facts.persisted}
            onChange={ask}
          />
        )}
        <SettingRow
          icon={Brush}
          title={<Trans>Tidy up</Trans>}
          state={<Trans>Takes old jobs and messages off this device. What waits stays.</Trans>}
          onOpen={() => setOpened('tidy')}
        />
        <SettingRow
          icon={Eraser}
          danger
          title={<Trans>Clear this device</Trans>}
          state={<Trans>Signs you out and takes everything of yours off this device.</Trans>}
          onOpen={() => setOpened('clear')}
        />
      </SettingRows>
      {refused && facts?.persisted === false && (
        <p role="status" className="text-small text-warning">
          {t`The browser does not promise it yet. It usually does once the app is installed or used more often.`}
        </p>
      )}
      <AppVersion />
      {opened !== null && (
        <Suspense>
          {opened === 'tidy' ? (
            <TidySheet onClose={close} />
          ) : (
            <ClearDeviceSheet onClose={close} list={<OutboxList onOpen={close} />} />
          )}
        </Suspense>
      )}
    </Section>
  );
}

/** Which build this is: the name of its first script changes with everything in it. */
function AppVersion() {
  const version = /index-([\w-]+)\.js/.exec(
    document.querySelector('script[type=module]')?.getAttribute('src') ?? '',
  );
  if (!version) return null;
  return (
    <p className="text-note text-faint">
      <Trans>Version of the app: {version[1]}</Trans>
    </p>
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

const load = () => import('./sheets.tsx');
const ClearDeviceSheet = lazy(async () => ({ default: (await load()).ClearDeviceSheet }));
const TidySheet = lazy(async () => ({ default: (await load()).TidySheet }));
