import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import FileDown from 'lucide-react/icons/file-down';
import Table from 'lucide-react/icons/table-2';
import { useId, useState } from 'react';
import { dayOf } from '../../../contract/calendar-day.ts';
import { LANGUAGE_DEFAULT, spokenOf } from '../../../contract/languages.ts';
import { PROOF_DAYS, PROOF_LINES_MAX } from '../../../contract/limits.ts';
import { useNow } from '../../i18n/use-now.ts';
import { useIntent } from '../../sync/react/use-intent.ts';
import { useReachability } from '../../sync/react/use-reachability.ts';
import { Button } from '../../ui/button.tsx';
import { csvOf, separatorOf } from '../../ui/csv.ts';
import { DateField } from '../../ui/date-field.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Select } from '../../ui/select.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { WAY_TEXTS } from './elsewhere-words.ts';
import { linesOf, type PeriodChoice, type ProofLine, periodOf } from './proof-lines.ts';
import { lineStateText } from './proof-words.ts';

type Props = { lines: readonly ProofLine[]; onClose: () => void };

/** The proof of applications for a period: a table from this device, or a document from the server that can be checked. */
export default function ProofSheet({ lines, onClose }: Props) {
  const { t, i18n } = useLingui();
  const waitsId = useId();
  const { offline } = useReachability();
  const { state, run } = useIntent<'pdf' | 'end'>();
  const [ended, setEnded] = useState(false);
  const today = dayOf(useNow());
  const [choice, setChoice] = useState<PeriodChoice>('this-month');
  const [own, setOwn] = useState(() => periodOf('three-months', today));
  const period = choice === 'own' ? own : periodOf(choice, today);
  const isPeriod = period.from !== '' && period.to !== '' && period.from <= period.to;
  const chosen = isPeriod ? linesOf(lines, period) : [];
  const busy = state.step === 'busy' ? state.act : undefined;
  const name = `zusage-${period.from}-${period.to}`;

  const savePdf = async () => {
    setEnded(false);
    const lang = spokenOf([i18n.locale]) ?? LANGUAGE_DEFAULT;
    const answer = await run('pdf', (once) => once('proof.create', { ...period, lang }));
    if (!answer) return;
    const bytes = Uint8Array.from(atob(answer.content), (sign) => sign.charCodeAt(0));
    saveFile(new Blob([bytes], { type: answer.mime }), answer.name);
  };
  const saveCsv = () => {
    const head = [
      t`Day`,
      t`Company`,
      t`Job`,
      t`How you sent it`,
      t`How it stands`,
      t`Receipt no.`,
      t`Link to the ad`,
    ];
    const rows = chosen.map((line) => [
      line.day,
      line.company,
      line.title,
      i18n._(WAY_TEXTS[line.way]),
      i18n._(lineStateText(line)),
      line.no,
      line.link,
    ]);
    saveFile(
      new Blob([csvOf([head, ...rows], separatorOf(i18n.locale))], { type: 'text/csv' }),
      `${name}.csv`,
    );
  };
  const end = async () => {
    const answer = await run('end', (once) => once('proof.end', {}));
    setEnded(answer !== undefined);
  };
  const problem = state.step === 'stopped' ? state.problem : undefined;
  const isEmpty = chosen.length === 0;
  const isLong = chosen.length > PROOF_LINES_MAX;
  const unchecked = chosen.filter(({ way }) => way !== 'here').length;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Proof of applications`}
      actions={
        <>
          <Button
            icon={FileDown}
            busy={busy === 'pdf' && t`Writing it`}
            waits={(offline || isEmpty || isLong) && waitsId}
            onClick={() => void savePdf()}
          >
            <Trans>Save as PDF</Trans>
          </Button>
          <Button variant="quiet" icon={Table} waits={isEmpty && waitsId} onClick={saveCsv}>
            <Trans>Save as table (CSV)</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="text-soft">
          <Trans>
            For the employment agency, for example: where you have applied, when, and what came of it.
          </Trans>
        </p>
        <Select
          label={t`Period`}
          value={choice}
          onChange={(event) => setChoice(event.target.value as PeriodChoice)}
        >
          <option value="this-month">{t`This month`}</option>
          <option value="last-month">{t`Last month`}</option>
          <option value="three-months">{t`The last three months`}</option>
          <option value="own">{t`From one day to another`}</option>
        </Select>
        {choice === 'own' && (
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <DateField
              label={t`From`}
              value={own.from}
              max={today}
              onChange={(event) => setOwn({ ...own, from: event.target.value })}
            />
            <DateField
              label={t`To`}
              value={own.to}
              max={today}
              error={!isPeriod && t`Choose two days, the earlier one first.`}
              onChange={(event) => setOwn({ ...own, to: event.target.value })}
            />
          </div>
        )}
        <p id={waitsId} role="status" className="font-semibold">
          {isEmpty
            ? t`There is no application in this period.`
            : t`${plural(chosen.length, { one: '# application', other: '# applications' })}`}
          {unchecked > 0 && (
            <span className="block text-small font-normal text-soft">
              {t`${plural(unchecked, {
                one: '# of them you added yourself; it is marked as your own statement.',
                other: '# of them you added yourself; they are marked as your own statement.',
              })}`}
            </span>
          )}
          {isLong && (
            <span className="block text-small font-normal text-soft">
              <Trans>
                A PDF has room for {PROOF_LINES_MAX}. Choose a shorter period, or save the table: it has all
                of them.
              </Trans>
            </span>
          )}
          {offline && (
            <span className="block text-small font-normal text-soft">
              <Trans>The PDF needs the network. The table is made on this device.</Trans>
            </span>
          )}
        </p>
        {problem && (
          <ProblemNote
            problem={problem}
            title={
              state.step === 'stopped' && state.act === 'end'
                ? t`The check was not ended.`
                : t`The PDF was not made.`
            }
            lost={t`Try again: nothing happens twice.`}
          />
        )}
        <section className="grid justify-items-start gap-2 border-t border-line pt-4 text-small">
          <h3 className="font-semibold">
            <Trans>Anybody who has the sheet can check it</Trans>
          </h3>
          <p className="text-soft">
            <Trans>
              What you sent here carries a QR code. It opens a page that shows this one line with your
              shortened name, for {PROOF_DAYS} days. You can end that at any time.
            </Trans>
          </p>
          <Button
            variant="quiet"
            busy={busy === 'end' && t`Ending it`}
            waits={offline && waitsId}
            onClick={() => void end()}
          >
            <Trans>End the check of all sheets</Trans>
          </Button>
          {ended && (
            <p role="status" className="font-semibold">
              <Trans>Ended. Sheets you handed out can no longer be checked.</Trans>
            </p>
          )}
        </section>
      </div>
    </Sheet>
  );
}
