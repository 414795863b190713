import { Icon, type IconDrawing } from '../../ui/icon.tsx';

/** The way from the composer to one of its sheets. */
export function ComposerButton({
  name,
  icon,
  onOpen,
}: {
  name: string;
  icon: IconDrawing;
  onOpen: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-haspopup="dialog"
      onClick={onOpen}
      className="-ms-2 grid size-12 shrink-0 place-items-center rounded-full text-soft motion-colors hover:bg-well hover:text-ink"
    >
      <Icon of={icon} size="lg" />
    </button>
  );
}
