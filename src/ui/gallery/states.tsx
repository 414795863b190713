import { Button } from '../button.tsx';
import { Countdown } from '../countdown.tsx';
import type { DrawingName } from '../drawing.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorPage } from '../error-page.tsx';
import { ErrorState } from '../error-state.tsx';
import { KeptNote } from '../kept-note.tsx';
import { Section } from '../page.tsx';
import { Skeleton } from '../skeleton.tsx';
import type { Step } from '../state.ts';
import { StateLine } from '../state-line.tsx';
import { SyncChip, type SyncState } from '../sync-chip.tsx';
import { Row } from './row.tsx';

const WORDS = ['saved on this device', 'sent', 'received', 'seen'];

/** The first `done` steps have been gone; then comes the one that is under way, or that was refused. */
function steps(done: number, then: 'current' | 'ahead' | 'refused' = 'current'): Step[] {
  return WORDS.map((label, at) => ({
    key: label,
    label,
    state: at < done ? 'done' : at === done ? then : 'ahead',
    ...(label === 'received' && at < done && { detail: 'nr. A-7F3K, 04:26' }),
  }));
}

const LINES: [name: string, steps: Step[]][] = [
  ['saved here, nothing sent', steps(1, 'ahead')],
  ['on its way', steps(1)],
  ['received', steps(3, 'ahead')],
  ['refused', steps(1, 'refused')],
  ['the good end', [...steps(4), { key: 'accepted', label: 'accepted', state: 'done', good: true }]],
];
const SYNC: SyncState[] = ['sent', 'waiting', 'needs-you', 'sign-in', 'locked'];
const PICTURES: DrawingName[] = [
  'no-jobs',
  'no-applications',
  'no-messages',
  'no-notifications',
  'no-applicants',
  'offline',
];

/** States: on its way, there, failed, empty, loading. */
export function States() {
  return (
    <>
      <Section title="State line">
        {LINES.map(([name, line]) => (
          <Row key={name} name={name}>
            <div className="w-full @container">
              <StateLine
                steps={line}
                wayOut={name === 'refused' ? <Button variant="quiet">Send again</Button> : undefined}
              />
            </div>
            <StateLine steps={line} compact />
          </Row>
        ))}
        <Row name="of everything on this device">
          {SYNC.flatMap((state) =>
            [false, true].map((offline) => (
              <SyncChip
                key={`${state} ${offline}`}
                state={state}
                offline={offline}
                count={state === 'sent' ? 0 : 2}
                onClick={() => undefined}
              />
            )),
          )}
        </Row>
        <Row name="of a form that is kept as it is written">
          {[{ failed: false }, { failed: false, offline: true }, { failed: true }].map((state) => (
            <p key={JSON.stringify(state)} className="text-small text-soft">
              <KeptNote {...state} />
            </p>
          ))}
        </Row>
        <Row name="countdown">
          <Countdown
            until={Date.parse('2026-11-20T09:00:42Z')}
            left={(seconds) => <span>{seconds} seconds left</span>}
            timeUp={<span>Time is up</span>}
          />
          <Countdown until={0} left={() => null} timeUp={<span>Time is up</span>} />
        </Row>
      </Section>
      <Section title="Empty, coming and wrong">
        <div className="grid gap-4 sm:grid-cols-2">
          {PICTURES.map((picture) => (
            <EmptyState
              key={picture}
              picture={picture}
              title={picture}
              action={<Button>Do something</Button>}
            >
              What would be here, and how it gets here.
            </EmptyState>
          ))}
          <Skeleton lines={4} />
          <ErrorState title="This could not be read" action={<Button variant="quiet">Try again</Button>}>
            What happened, and what to do now.
          </ErrorState>
        </div>
        <ErrorPage status={404} message="Page Not Found: /nowhere" />
      </Section>
    </>
  );
}
