import { useLingui } from '@lingui/react/macro';
import TextQuote from 'lucide-react/icons/text-quote';
import { Icon } from '../../ui/icon.tsx';

/** The way from a company's composer to the texts it has written before. */
export function TemplateButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-label={t`Take a text of your company`}
      title={t`Take a text of your company`}
      aria-haspopup="dialog"
      onClick={onOpen}
      className="-ms-2 grid size-12 shrink-0 place-items-center rounded-full text-soft motion-colors hover:bg-well hover:text-ink"
    >
      <Icon of={TextQuote} size="lg" />
    </button>
  );
}
