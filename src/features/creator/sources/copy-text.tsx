import { Trans } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

type Props = { text: string; label: string };

/** A text to be put somewhere else. Where the browser does not let it be copied, it is selected instead. */
export function CopyText({ text, label }: Props) {
  const shown = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState<'not yet' | 'yes' | 'by hand'>('not yet');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setCopied('by hand');
    }
  };
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        {/* biome-ignore lint/a11y/useSemanticElements: a text to be copied, which output would announce */}
        <code
          ref={shown}
          role="group"
          aria-label={label}
          className="min-w-0 rounded-inner border border-edge bg-well px-3 py-2 text-small wrap-anywhere select-all"
        >
          {text}
        </code>
        <Button variant="quiet" icon={copied === 'yes' ? Check : Copy} onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
      </div>
      <p role="status" className="text-small text-soft empty:hidden">
        {copied === 'yes' && <Trans>Copied.</Trans>}
        {copied === 'by hand' && (
          <Trans>This browser does not copy by itself. It is selected: copy it by hand.</Trans>
        )}
      </p>
    </div>
  );
}
