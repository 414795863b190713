import { useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import type { LogNames } from '../../../replica/queries/log-names.ts';
import { Button } from '../../../ui/button.tsx';
import { csvOf, separatorOf } from '../../../ui/csv.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { subjectOf } from './entries.ts';
import { LOG_WORDS } from './log-words.ts';
import type { useLog } from './use-log.ts';

type Props = { log: ReturnType<typeof useLog>; names: LogNames; companyName: string };

/** All of the log as a table for a spreadsheet, with the hashes by which it can be checked elsewhere. */
export function ExportLog({ log, names, companyName }: Props) {
  const { t, i18n } = useLingui();
  const save = async () => {
    const entries = await log.fetchAll();
    if (!entries) return;
    const head = [t`No.`, t`Time`, t`Person`, t`Position`, t`What`, t`About`, t`Code`, t`Hash`];
    const rows = entries.map((entry) => [
      String(entry.seq),
      entry.at,
      entry.actor?.name ?? '',
      entry.actor?.position ?? '',
      i18n._(LOG_WORDS[entry.action]),
      subjectOf(entry, names),
      entry.action,
      entry.hash,
    ]);
    const file = new Blob([csvOf([head, ...rows], separatorOf(i18n.locale))], { type: 'text/csv' });
    saveFile(file, `${t`Log`} ${companyName}.csv`);
  };
  return (
    <Button
      variant="quiet"
      icon={Download}
      busy={log.busy === 'all' && t`Loading`}
      onClick={() => void save()}
    >
      {t`Save as CSV`}
    </Button>
  );
}
