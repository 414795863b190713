import { Trans, useLingui } from '@lingui/react/macro';
import PackageOpen from 'lucide-react/icons/package-open';
import type { DataExport } from '../../../contract/entities/rights.ts';
import { EXPORT_DAYS } from '../../../contract/limits.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Button } from '../../ui/button.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FetchExport } from './fetch-export.tsx';
import { useExports } from './use-exports.ts';

/** Everything about oneself as an archive, by the right to it: asked for, put together, fetched (usersettings.8). */
export function ExportData() {
  const { t } = useLingui();
  const { read, again, newest, ask, asking, problem } = useExports();
  return (
    <div className="grid justify-items-start gap-3">
      <div className="grid gap-1">
        <h3 className="text-body font-semibold">
          <Trans>Download all my data</Trans>
        </h3>
        <p className="text-small text-soft">
          <Trans>
            Everything Zusage knows of you, in one file: your profile, applications, messages and files, and
            your CV as JSON Resume, which other programs read.
          </Trans>
        </p>
      </div>
      {read === 'loading' ? (
        <Skeleton lines={2} />
      ) : read === 'away' || read === 'refused' ? (
        <div className="grid justify-items-start gap-2">
          <p role="status" className="text-small text-soft">
            <Trans>This needs the network. It loads by itself once you are online.</Trans>
          </p>
          <Button variant="quiet" onClick={again}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : (
        <>
          {newest && <Newest of={newest} />}
          {newest?.state !== 'queued' && (
            <Button
              variant={newest?.state === 'ready' ? 'bare' : 'quiet'}
              icon={PackageOpen}
              busy={asking && t`Asking`}
              onClick={() => void ask()}
            >
              {newest?.state === 'ready' ? (
                <Trans>Put a new file together</Trans>
              ) : (
                <Trans>Ask for my data</Trans>
              )}
            </Button>
          )}
        </>
      )}
      {problem && (
        <ProblemNote
          problem={problem}
          title={t`Your data was not asked for`}
          lost={t`It may have arrived. Trying again is safe.`}
        />
      )}
    </div>
  );
}

function Newest({ of: newest }: { of: DataExport }) {
  const format = useFormat();
  const asked = format.deadline(newest.createdAt);
  switch (newest.state) {
    case 'queued':
      return (
        <p role="status" className="rounded-card bg-well px-4 py-3 text-small">
          <Trans>
            Asked for on {asked}. The file is being put together. You can stay here or come back: an email
            tells you when it is ready.
          </Trans>
        </p>
      );
    case 'ready':
      return <FetchExport of={newest} />;
    case 'expired':
      return (
        <p className="text-small text-soft">
          <Trans>
            Your file of {asked} was kept for {EXPORT_DAYS} days and is erased by now.
          </Trans>
        </p>
      );
  }
}
