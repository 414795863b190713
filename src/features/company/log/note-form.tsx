import { Trans, useLingui } from '@lingui/react/macro';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { changeSteps } from '../../../i18n/state-lines.ts';
import { useShownSteps } from '../../../i18n/use-shown-steps.ts';
import { type WritingNote, waitingNotes } from '../../../replica/queries/log-names.ts';
import { useLive } from '../../../replica/use-live.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { StateLine } from '../../../ui/state-line.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { StoppedEntry } from '../stopped/stopped-entry.tsx';

type Props = { companyId: string; onReceived: () => void };

/** What happened outside of the app, such as a call, written down for the team. It cannot be changed afterwards. */
export function NoteForm({ companyId, onReceived }: Props) {
  const { t } = useLingui();
  const { mutate } = useSync();
  const saving = useSaving();
  const missing = useId();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const focus = useCallback((area: HTMLTextAreaElement | null) => area?.focus(), []);
  const notes = useLive(waitingNotes);
  const waiting = notes?.waiting.length ?? 0;
  const before = useRef(0);
  const received = useEffectEvent(onReceived);
  useEffect(() => {
    if (waiting < before.current) received();
    before.current = waiting;
  }, [waiting]);
  const unfit = text.trim() === '' || text.length > TEXT_MAX.logNote;
  const add = async () => {
    const note = { _companyId: companyId, action: 'note' as const, text: text.trim() };
    if (!(await saving(() => mutate('log.create', note)))) return;
    setText('');
    setOpen(false);
  };
  return (
    <div className="grid gap-3">
      {open ? (
        <>
          <TextArea
            label={t`Add a note`}
            hint={t`Such as “Called the applicant on Friday.” A note cannot be changed afterwards.`}
            rows={2}
            limit={TEXT_MAX.logNote}
            value={text}
            ref={focus}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button waits={unfit && missing} onClick={() => void add()}>
              <Trans>Add to the log</Trans>
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <span id={missing} className="sr-only">
              {unfit && <Trans>Write a note first.</Trans>}
            </span>
          </div>
        </>
      ) : (
        <div>
          <Button variant="quiet" icon={NotebookPen} onClick={() => setOpen(true)}>
            <Trans>Add a note</Trans>
          </Button>
        </div>
      )}
      {notes?.stopped.map((entry) => (
        <StoppedEntry key={entry.id} entry={entry} />
      ))}
      {notes?.waiting.map((entry) => (
        <Waiting key={entry.id} entry={entry} />
      ))}
    </div>
  );
}

function Waiting({ entry }: { entry: WritingNote }) {
  const steps = useShownSteps(changeSteps(entry));
  return (
    <p className="grid gap-1 rounded-card bg-well px-4 py-3 text-small">
      <span className="wrap-anywhere">{entry.args.text}</span>
      <StateLine steps={steps} compact />
    </p>
  );
}
