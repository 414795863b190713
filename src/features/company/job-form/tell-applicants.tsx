import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Member } from '../../../../contract/entities/company.ts';
import type { CompanyJob, JobPatch } from '../../../../contract/entities/job.ts';
import { CHANGE_NOTE_MAX } from '../../../../contract/limits.ts';
import { MATERIAL } from '../../../../contract/policy/job.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { FactChange } from './fact-change.tsx';
import { FACT_LABEL, isFact } from './fact-label.ts';
import { useFactText } from './use-fact-text.ts';

type Props = {
  job: CompanyJob;
  /** What is about to be changed; null: nothing is asked. */
  patch: JobPatch | null;
  members: readonly Member[];
  onSave: (note: string) => void;
  onClose: () => void;
};

/** Before a change is saved that people have decided by: what they will be told, and words of one's own (editjob.2). */
export function TellApplicants({ job, patch, members, onSave, onClose }: Props) {
  const { t, i18n } = useLingui();
  const textOf = useFactText(members);
  const [note, setNote] = useState('');
  const applied = job.stats.applied;
  const changed = patch ? Object.keys(patch).filter(isFact) : [];
  const material = changed.filter((key) => (MATERIAL as readonly string[]).includes(key));
  const tooLong = note.trim().length > CHANGE_NOTE_MAX;
  return (
    <Sheet
      open={patch !== null}
      onClose={onClose}
      sticky
      title={<Trans>People have applied to this job</Trans>}
      actions={
        <>
          <Button onClick={() => !tooLong && onSave(note)}>
            <Trans>Save and tell them</Trans>
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Back to the form</Trans>
          </Button>
        </>
      }
    >
      {patch && (
        <div className="grid gap-5">
          <p>
            <Plural
              value={applied}
              one="# person applied to the earlier version. If they still wait, or talk with you, they are told what is different and can keep or withdraw the application."
              other="# people applied to the earlier version. Those who still wait, or talk with you, are told what is different and can keep or withdraw their application."
            />
          </p>
          <dl className="grid gap-3 rounded-card border border-line px-4 py-3">
            {material.map((key) => (
              <FactChange
                key={key}
                label={i18n._(FACT_LABEL[key])}
                before={textOf(job, key)}
                after={textOf(patch as Partial<CompanyJob>, key)}
              />
            ))}
          </dl>
          <TextArea
            label={<Trans>A few words to them</Trans>}
            hint={t`Why it changes, or what stays. They read it beside the change.`}
            optional
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
            limit={CHANGE_NOTE_MAX}
            error={tooLong && t`This is too long. It can have at most ${CHANGE_NOTE_MAX} characters.`}
            rows={3}
          />
        </div>
      )}
    </Sheet>
  );
}
