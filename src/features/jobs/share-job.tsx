import { Trans } from '@lingui/react/macro';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { withSource } from '../../../contract/application-source.ts';
import { Button } from '../../ui/button.tsx';

type Props = { jobId: string; title: string };

/** Hands on the public page of an ad, which needs no account (job.7, job.9). Its address is known without network. */
export function ShareJob({ jobId, title }: Props) {
  const [copied, setCopied] = useState<'not yet' | 'yes' | 'by hand'>('not yet');
  const url = withSource(`${location.origin}/jobs/${jobId}`, 'link');
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied('yes'),
      () => setCopied('by hand'),
    );
  const share = async () => {
    setCopied('not yet');
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ title, url });
    } catch (problem) {
      // Closing the system's sheet is a no to copying as well.
      if (!(problem instanceof DOMException && problem.name === 'AbortError')) await copy();
    }
  };
  return (
    <div className="grid gap-1">
      <Button variant="bare" icon={Share2} onClick={() => void share()}>
        <Trans>Share this job</Trans>
      </Button>
      <p role="status" className="text-small text-soft empty:hidden">
        {copied === 'yes' && (
          <Trans>The link is copied. Anyone who has it can read the job without an account.</Trans>
        )}
        {copied === 'by hand' && (
          <Trans>
            This browser does not copy by itself. Copy it by hand:{' '}
            <span className="wrap-anywhere select-all">{url}</span>
          </Trans>
        )}
      </p>
    </div>
  );
}
