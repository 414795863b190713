import { Trans, useLingui } from '@lingui/react/macro';
import Moon from 'lucide-react/icons/moon';
import { timeOver } from '../../../contract/policy/register-time.ts';
import { type QuietHours as Hours, QUIET_DEFAULT } from '../../../contract/quiet-hours.ts';
import { ownSettings } from '../../replica/queries/own-settings.ts';
import { useLive } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Select } from '../../ui/select.tsx';
import { SettingSwitch } from '../../ui/setting-row.tsx';
import { useSetting } from './use-setting.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** The bar begins at noon, so that a night is one piece of it. */
const NOON = 12;
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** When nothing rings. What comes meanwhile is in the app at once and is told afterwards (usersettings.3). */
export function QuietHours() {
  const { t } = useLingui();
  const { now } = useSync();
  const set = useSetting();
  const settings = useLive((db) => ownSettings(db, now()));
  if (!settings) return null;
  const { minor } = settings;
  const { quiet } = settings.effective;
  const isOn = quiet.from !== quiet.to;
  const choose = (value: Hours) => set((held) => ({ quiet: { value, at: timeOver(held.quiet, now()) } }));
  const field = (name: string, key: keyof Hours, other: keyof Hours) => (
    <Select
      label={name}
      value={quiet[key]}
      onChange={({ target: { value } }) => void choose({ ...quiet, [key]: Number(value) })}
    >
      {HOURS.filter((hour) => hour !== quiet[other]).map((hour) => (
        <option key={hour} value={hour}>
          {clock(hour)}
        </option>
      ))}
    </Select>
  );
  const [from, to] = [clock(quiet.from), clock(quiet.to)];
  return (
    <div className="grid gap-3 pb-4 *:min-w-0">
      <SettingSwitch
        icon={Moon}
        title={t`Quiet hours`}
        state={isOn ? t`${from} to ${to}, local time there` : t`off`}
        checked={isOn}
        disabled={minor}
        onChange={(on) => choose(on ? QUIET_DEFAULT : { from: 0, to: 0 })}
      />
      {isOn && <DayBar quiet={quiet} />}
      {isOn && !minor && (
        <div className="grid grid-cols-2 gap-3">
          {field(t`From`, 'from', 'to')}
          {field(t`To`, 'to', 'from')}
        </div>
      )}
      <p className="text-small text-soft">
        {minor ? (
          <Trans>Always on under 18. What comes at night waits until 7 in the morning.</Trans>
        ) : isOn ? (
          <Trans>Nothing rings then. You hear what came in the meantime when they end.</Trans>
        ) : (
          <Trans>Notifications come at any hour.</Trans>
        )}
      </p>
    </div>
  );
}

/** The day from noon to noon, with the quiet hours filled. */
function DayBar({ quiet }: { quiet: Hours }) {
  const start = (quiet.from - NOON + 24) % 24;
  const length = (quiet.to - quiet.from + 24) % 24;
  const pieces: [number, number][] =
    start + length <= 24
      ? [[start, length]]
      : [
          [start, 24 - start],
          [0, start + length - 24],
        ];
  return (
    <div aria-hidden="true" className="grid gap-1">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 1"
        preserveAspectRatio="none"
        className="h-6 w-full rounded-inner bg-well"
      >
        {pieces.map(([x, width]) => (
          <rect key={x} x={x} y="0" width={width} height="1" className="fill-soft" />
        ))}
      </svg>
      <div className="flex justify-between text-note tabular-nums text-faint">
        {['12', '18', '0', '6', '12'].map((hour, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a constant list in which `12` occurs twice
          <span key={at}>{hour}</span>
        ))}
      </div>
    </div>
  );
}
