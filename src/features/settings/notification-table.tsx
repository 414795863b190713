import { Trans, useLingui } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';
import { useId } from 'react';
import {
  CATEGORIES_OF,
  type NotificationCategory,
  OPTIONAL_IN_APP,
} from '../../../contract/notification-rules.ts';
import { me } from '../../replica/queries/me.ts';
import { ownSettings } from '../../replica/queries/own-settings.ts';
import { useLive } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Icon } from '../../ui/icon.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tick } from '../../ui/tick.tsx';
import { useShownAtOnce } from '../../ui/use-shown-at-once.ts';
import { type Channel, choiceOf, chosen, type MailTime, mailTimeOf, timed } from './notify-choices.ts';
import { useCategoryWords } from './use-category-words.ts';
import { useSetting } from './use-setting.ts';

const CHANNELS: readonly Channel[] = ['push', 'mail', 'app'];

/** What somebody is told, and where: a row for each kind of news, a column for each way (usersettings.3). */
export function NotificationTable({ side }: { side: 'talent' | 'company' }) {
  const { t } = useLingui();
  const { now } = useSync();
  const words = useCategoryWords(side);
  const set = useSetting();
  const settings = useLive((db) => ownSettings(db, now()));
  const waits = useLive(me)?.guardian === 'pending';
  if (!settings) return <Skeleton lines={5} />;
  const { notify } = settings.chosen;
  const rows = CATEGORIES_OF[side];
  const [first] = rows as [NotificationCategory];
  const names: Record<Channel, string> = { push: t`Phone`, mail: t`Email`, app: t`App` };
  const time = mailTimeOf(notify, rows);
  return (
    <div className="grid min-w-0 gap-6 *:min-w-0">
      <table className="w-full border-b border-line">
        <caption className="sr-only">
          <Trans>What you are told, and where</Trans>
        </caption>
        <thead>
          <tr className="border-b border-line">
            <td />
            {CHANNELS.map((channel) => (
              <th
                key={channel}
                scope="col"
                className="w-[min(3.5rem,16vw)] py-2 text-center text-note font-semibold"
              >
                {names[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((category) => {
            const choice = choiceOf(notify, category);
            const { name, detail } = words[category];
            return (
              <tr key={category}>
                <th scope="row" className="py-2 pe-2 text-start font-semibold wrap-anywhere">
                  {name}
                  {detail && <span className="block text-small font-normal text-soft">{detail}</span>}
                </th>
                {CHANNELS.map((channel) => (
                  <td key={channel} className="p-0">
                    {channel === 'app' && !OPTIONAL_IN_APP.includes(category) ? (
                      <span className="grid h-14 place-items-center text-faint">
                        <Icon of={Lock} label={t`always`} />
                      </span>
                    ) : (
                      <Cell
                        name={`${name}: ${names[channel]}`}
                        checked={choice[channel]}
                        onChange={(on) =>
                          set((held) => ({
                            notify: chosen(held.notify, category, { channel, on, now: now() }),
                          }))
                        }
                      />
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="flex gap-2 text-small text-soft">
        <Icon of={Lock} size="sm" className="mt-0.5" />
        <Trans>A lock means: always in the app. You cannot switch it off.</Trans>
      </p>
      <div className="grid gap-2">
        <SegmentedControl<MailTime>
          legend={t`When emails come`}
          wide
          value={time}
          onChange={(next) =>
            void set((held) => ({ notify: timed(held.notify, rows, { time: next, first, now: now() }) }))
          }
          segments={[
            { value: 'soon', label: t`At once` },
            { value: 'daily', label: t`Once a day` },
            { value: 'never', label: t`Never` },
          ]}
        />
        <p role="status" className="text-small text-soft">
          {time === 'soon' ? (
            <Trans>Within 15 minutes. What happens in that time is in one email.</Trans>
          ) : time === 'daily' ? (
            <Trans>One email in the morning, with what you have not looked at yet.</Trans>
          ) : (
            <Trans>No emails about news. Emails about your account itself still come.</Trans>
          )}
        </p>
        {waits && time !== 'never' && (
          <p className="text-small text-soft">
            <Trans>Emails about news begin once a parent or guardian has agreed to your account.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}

type CellProps = { name: string; checked: boolean; onChange: (checked: boolean) => Promise<boolean> };

/** The whole cell is the target. */
function Cell({ name, checked, onChange }: CellProps) {
  const id = useId();
  const [shown, tap] = useShownAtOnce(checked, onChange);
  return (
    <label htmlFor={id} className="grid h-14 place-items-center motion-colors hover:bg-well">
      <Tick id={id} aria-label={name} checked={shown} onChange={({ target }) => tap(target.checked)} />
    </label>
  );
}
