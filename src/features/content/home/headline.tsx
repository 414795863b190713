import { Trans } from '@lingui/react/macro';
import type { ReplyFigures } from '../../../../contract/entities/market-figures.ts';
import { ReplyTime } from './reply-time.tsx';

/** Who it is for in one line (home.1), over the line of an application: dark in the middle, answered at its end. */
export function Headline({ replies }: { replies: ReplyFigures | null | undefined }) {
  return (
    <div className="grid gap-1 desk:gap-4">
      <h1 className="text-hero desk:text-[5rem] desk:leading-[0.95]">
        <Trans>Jobs that answer.</Trans>
      </h1>
      <div className="flex min-h-9 items-center gap-3 desk:gap-4">
        <svg
          viewBox="0 0 232 20"
          aria-hidden="true"
          className="w-[206px] shrink-0 rtl:-scale-x-100 desk:w-[367px]"
        >
          <path d="M14 10h62M162 10h50" className="stroke-accent stroke-2" />
          <path
            d="M84 10h72"
            className="stroke-accent stroke-2"
            strokeDasharray="1 7"
            strokeLinecap="round"
          />
          <circle cx="6" cy="10" r="5" className="fill-accent" />
          <circle cx="222" cy="10" r="9" className="fill-success" />
          <path
            d="m218 10.2 3 2.8 5.4-5.8"
            className="fill-none stroke-sheet stroke-2"
            strokeLinecap="round"
          />
        </svg>
        {replies && (
          <p className="text-note leading-tight text-soft desk:text-small">
            <Trans>
              half of them within <br />
              <b className="tabular-nums text-ink">
                <ReplyTime hours={replies.medianH} />
              </b>
            </Trans>
          </p>
        )}
      </div>
      <p className="max-w-[29rem] text-soft desk:text-lead">
        <Trans>For everyone looking for work, from age 13. And for companies that promise to answer.</Trans>
      </p>
    </div>
  );
}
