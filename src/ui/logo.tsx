/** A letter whose flap is a check: it holds an answer, and the answer is yes. `public/favicon.svg` has the same paths. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} className="logo-mark" aria-hidden="true">
      <rect width="32" height="32" rx="9" />
      <path
        className="letter"
        d="M6.2 15.2v7.5a2.4 2.4 0 0 0 2.4 2.4h14.8a2.4 2.4 0 0 0 2.4-2.4v-10.1l-10.2 9.25a1.9 1.9 0 0 1-2.6-.05Z"
      />
      <path className="flap" d="M7.1 10 14.35 16.95 26 6.4" />
    </svg>
  );
}

/** Mark and name. `compact`: the name is only heard where there is no room for it. */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <span className="inline-flex min-h-11 items-center gap-2.5">
      <LogoMark />
      <span className={compact ? 'max-sm:sr-only' : 'logo-name'}>
        <span className="text-lead font-bold tracking-tighter">Zusage</span>
      </span>
    </span>
  );
}
