import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import type { TrackedState } from '../../../contract/entities/tracking.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Button } from '../../ui/button.tsx';
import { StretchedLink } from '../../ui/links.tsx';
import type { StepState } from '../../ui/state.ts';
import { StateDot } from '../../ui/state-dot.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { WAY_TEXTS } from './elsewhere-words.ts';
import { TRACKED_TEXTS } from './next-words.ts';
import { OwnNote } from './own-note.tsx';
import type { Entry } from './timeline.ts';
import { TimelineRow } from './timeline-row.tsx';
import { useTracking } from './use-tracking.ts';

const ElsewhereSheet = lazy(() => import('./elsewhere-sheet.tsx'));

const DOT: Record<TrackedState, StepState> = {
  sent: 'current',
  talk: 'current',
  hired: 'current',
  rejected: 'done',
  withdrawn: 'done',
};

type Props = { entry: Extract<Entry, { kind: 'elsewhere' }>; selected: boolean };

/** One application that was made elsewhere: the person's own word, which nobody has checked. */
export function ElsewhereRow({ entry, selected }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const [editing, setEditing] = useState(false);
  const saving = useSaving();
  const { remove } = useTracking();
  const { tracking } = entry;
  const { title, company, day, way, link, state } = tracking.elsewhere;
  const sent = format.day(day);
  const how = i18n._(WAY_TEXTS[way]);
  const dot = <StateDot state={DOT[state]} label={i18n._(TRACKED_TEXTS[state])} good={state === 'hired'} />;
  return (
    <TimelineRow
      entry={entry}
      selected={selected}
      company={company}
      state={dot}
      link={
        <StretchedLink
          to="/pwa/user"
          search={(before) =>
            selected
              ? { view: 'applications', show: before.show }
              : { application: tracking._id, show: before.show }
          }
          resetScroll={false}
          aria-expanded={selected}
        >
          {title}
        </StretchedLink>
      }
    >
      {dot}
      <p className="text-small text-soft">
        <Trans>
          You applied on {sent}: {how}. You have added this yourself.
        </Trans>
      </p>
      {link !== '' && (
        <p className="text-small">
          <a className="link wrap-anywhere" href={link} target="_blank" rel="noopener noreferrer nofollow">
            {link}
          </a>
        </p>
      )}
      <OwnNote id={tracking._id} tracking={tracking} />
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" icon={Pencil} aria-haspopup="dialog" onClick={() => setEditing(true)}>
          <Trans>Change</Trans>
        </Button>
        <Button variant="bare" icon={Trash} onClick={() => void saving(() => remove(tracking._id))}>
          {t`Remove`}
        </Button>
      </div>
      {editing && (
        <Suspense>
          <ElsewhereSheet tracking={tracking} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </TimelineRow>
  );
}
