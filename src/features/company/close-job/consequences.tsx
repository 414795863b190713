import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Undo from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Outcomes } from './outcomes.ts';

type Props = {
  outcomes: Outcomes;
  /** Hired before, by signatures here or noted. */
  known: number;
  outside: boolean;
  offers: number;
  /** Conversations that go on because the reader may not end them. */
  fixed: number;
  /** Of those who are declined, how many nobody has opened. */
  unread: number;
};

/** What closing the job does, in numbers. */
export function Consequences({ outcomes, known, outside, offers, fixed, unread }: Props) {
  const { hired, declined, kept, undecided } = outcomes;
  const talks = kept.talking + fixed;
  return (
    <dl className="grid grid-cols-[3.25rem_minmax(0,1fr)] text-small">
      <Row count={hired.length + known} what={<Trans>hired</Trans>}>
        {outside && <Trans>and somebody from outside</Trans>}
      </Row>
      <Row count={declined} what={<Plural value={declined} one="gets this answer" other="get this answer" />}>
        {unread === 0 ? (
          <Trans>all of them opened</Trans>
        ) : (
          <Plural value={unread} one="# not opened by anybody" other="# not opened by anybody" />
        )}
      </Row>
      <Row
        count={undecided}
        what={
          <Plural
            value={undecided}
            one="conversation waits for your choice"
            other="conversations wait for your choice"
          />
        }
      />
      <Row count={offers} what={<Plural value={offers} one="offer stands" other="offers stand" />} />
      <Row
        count={talks}
        what={<Plural value={talks} one="conversation goes on" other="conversations go on" />}
      />
      <Row
        count={kept.opened}
        what={<Plural value={kept.opened} one="waits for an answer." other="wait for an answer." />}
      >
        <Trans>The date you promised stays.</Trans>
      </Row>
      <Row
        count={kept.unopened}
        what={<Plural value={kept.unopened} one="is not opened yet." other="are not opened yet." />}
      >
        <Plural
          value={kept.unopened}
          one="It stays open, with the date you promised."
          other="They stay open, with the date you promised."
        />
      </Row>
    </dl>
  );
}

type RowProps = { count: number; what: ReactNode; children?: ReactNode };

function Row({ count, what, children }: RowProps) {
  const { i18n } = useLingui();
  if (count === 0) return null;
  return (
    <div className="col-span-2 grid grid-cols-subgrid items-baseline border-t border-line py-1.5">
      <dt className="text-lead font-bold tabular-nums">{new Intl.NumberFormat(i18n.locale).format(count)}</dt>
      <dd>
        {what} <span className="text-note text-soft">{children}</span>
      </dd>
    </div>
  );
}

/** How long all of it can be taken back, and what the network has to do with it. */
export function UndoNote({ paused }: { paused: boolean }) {
  const { offline } = useReachability();
  return (
    <p className="flex gap-2.5 text-note text-soft">
      <Icon of={Undo} size="sm" className="mt-0.5" />
      <span>
        {paused ? (
          <Trans>You can take it back for ten seconds, and publish the job again at any time.</Trans>
        ) : (
          <Trans>
            You can take all of it back for ten seconds; only then do the answers go out. The job can be
            published again at any time.
          </Trans>
        )}{' '}
        {offline && (
          <b className="font-semibold text-ink">
            <Trans>You are offline: it is kept here and goes out when you are back online.</Trans>
          </b>
        )}
      </span>
    </p>
  );
}
