import { classNames } from './class-names.ts';

type Props = {
  count: number;
  /** The count for screen readers: "3 unread". Without it the count belongs to the name beside it. */
  label?: string;
  /** Sits on the upper right corner of the icon it belongs to, and grows away from it. */
  corner?: boolean;
};

/** How many new things there are; nothing at all where there are none. */
export function Badge({ count, label, corner = false }: Props) {
  if (count < 1) return null;
  return (
    <span
      data-of-now
      className={classNames(
        'inline-grid h-5 min-w-5 place-items-center rounded-full bg-highlight px-1.5 text-note font-bold leading-none',
        'whitespace-nowrap tabular-nums text-on-highlight',
        corner && 'absolute start-[56%] bottom-[52%] ring-2 ring-paper',
      )}
    >
      <span aria-hidden={label ? true : undefined}>{count > 99 ? '99+' : count}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
