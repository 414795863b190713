import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import Paperclip from 'lucide-react/icons/paperclip';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { AGE_BAND_SHORT } from '../../../i18n/age-band.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LABEL_TEXT } from '../applicant/label-text.ts';

/** What a company learns of an age; it stands out where the law does more. */
export function AgeBand({ applicant: { ageBand } }: { applicant: Applicant }) {
  const { i18n } = useLingui();
  const text = i18n._(AGE_BAND_SHORT[ageBand]);
  if (ageBand !== '18plus') return <Chip>{text}</Chip>;
  return <span className="text-note tabular-nums text-faint">{text}</span>;
}

/** The price that is proposed for a campaign, and the job, or where all are of one job, what tells people apart: the first line of what they wrote. */
export function Subject(props: { applicant: Applicant; oneJob: boolean }) {
  const format = useFormat();
  const { proposal } = props.applicant;
  if (!proposal) return <About {...props} />;
  return (
    <>
      <b className="font-semibold text-ink tabular-nums">
        {format.money(proposal.amount, proposal.currency)}
      </b>
      {' · '}
      <About {...props} />
    </>
  );
}

function About({ applicant, oneJob }: { applicant: Applicant; oneJob: boolean }) {
  if (!oneJob) return <span lang="">{applicant.job.title}</span>;
  const note = applicant.note.trim();
  if (note) return <span lang="">{note}</span>;
  return (
    <i>
      <Trans>without a letter</Trans>
    </i>
  );
}

/** What the team noted about somebody; nothing where it did not. */
export function TeamMarks({ applicant: { private: notes, files } }: { applicant: Applicant }) {
  const { i18n } = useLingui();
  const { label, tags } = notes;
  if (!label && tags.length === 0 && files.length === 0) return null;
  return (
    <span className="inline-flex max-w-full items-center gap-2 text-note text-soft">
      {(label || tags.length > 0) && (
        <span className="truncate">
          {label && <b className="font-semibold">{i18n._(LABEL_TEXT[label])}</b>}
          {label && tags.length > 0 && ' · '}
          <span lang="">{tags.join(', ')}</span>
        </span>
      )}
      {files.length > 0 && <Icon of={Paperclip} size="sm" className="text-faint" />}
    </span>
  );
}
