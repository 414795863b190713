import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import { type KeptKind, keptSizes } from '../../replica/queries/kept-sizes.ts';
import { useLive } from '../../replica/use-live.ts';

/** `usage`: bytes of all that the browser keeps for the app, where it tells. */
type Props = { usage: number | undefined };

const KINDS: readonly KeptKind[] = ['jobs', 'applications', 'messages', 'files'];
const FILL: Record<KeptKind, string> = {
  jobs: 'fill-accent text-accent',
  applications: 'fill-success text-success',
  messages: 'fill-soft text-soft',
  files: 'fill-edge text-edge',
};

/** How much of each kind lies on this device, as one bar and in words (usersettings.7). */
export function StorageBar({ usage }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const sizes = useLive(keptSizes);
  if (!sizes) return null;
  const names: Record<KeptKind, string> = {
    jobs: t`Jobs`,
    applications: t`Applications`,
    messages: t`Messages`,
    files: t`Files`,
  };
  const kept = KINDS.filter((kind) => sizes[kind] > 0);
  const rows = kept.reduce((sum, kind) => sum + sizes[kind], 0);
  // What the browser tells may be some minutes old.
  const whole = Math.max(usage ?? 0, rows, 1);
  let at = 0;
  const pieces = kept.map((kind) => {
    const piece = { kind, x: (at / whole) * 100, width: (sizes[kind] / whole) * 100 };
    at += sizes[kind];
    return piece;
  });
  return (
    <div className="grid gap-2 text-small text-soft">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className="h-2.5 w-full rounded-full bg-well"
      >
        {pieces.map(({ kind, x, width }) => (
          <rect key={kind} x={x} y="0" width={width} height="1" className={FILL[kind]} />
        ))}
      </svg>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {kept.map((kind) => (
          <li key={kind} className="flex items-center gap-1.5">
            <svg aria-hidden="true" viewBox="0 0 8 8" className={`size-2.5 ${FILL[kind]}`}>
              <circle cx="4" cy="4" r="4" />
            </svg>
            {names[kind]} {format.bytes(sizes[kind])}
          </li>
        ))}
      </ul>
      {usage !== undefined && (
        <p>
          <Trans>All of it, with the app itself: {format.bytes(whole)}</Trans>
        </p>
      )}
    </div>
  );
}
