/** The three doors of the start page. Decoration; their names stand beside them. */

export function HouseDoor() {
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true" className="drawing">
      <path d="M4 66h64" className="faint" />
      <path d="M20 66h32l10 6H30Z" className="fill-accent-wash stroke-none" />
      <path d="M20 66V18a18 18 0 0 1 32 0v48" className="fill-accent-wash" />
      <path d="M20 66V17l15 7v48Z" className="accent fill-paper" />
      <circle cx="31" cy="47" r="1.3" className="accent" />
      <path d="M57 66V54h7v12M60.5 54v-5M60.5 49c-4-1-4-6-1-8M60.5 49c4-1 4-6 1-8" className="faint" />
    </svg>
  );
}

export function ShopDoor() {
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true" className="drawing">
      <path d="M4 66h64" className="faint" />
      <path d="M14 66V25M58 66V25M10 25l5-14h42l5 14" />
      <path d="M10 25a6.5 6.5 0 0 0 13 0 6.5 6.5 0 0 0 13 0 6.5 6.5 0 0 0 13 0 6.5 6.5 0 0 0 13 0" />
      <path d="M38 66V38h14v28M20 38h12v16H20Z" />
      <path d="M23 44h6M23 48h4" className="faint" />
      <circle cx="41.5" cy="53" r="1.3" />
    </svg>
  );
}

export function StudioDoor() {
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true" className="drawing">
      <path d="M4 66h64" className="faint" />
      <path d="M19 66V22h34v44" />
      <rect x="27" y="8" width="18" height="9" rx="3" />
      <path d="M31 12.5h10" className="faint" />
      <circle cx="36" cy="36" r="8" />
      <path d="m34 32.5 5.5 3.5-5.5 3.5Z" />
      <path d="M24 54h24" className="faint" />
      <circle cx="48" cy="50" r="1.3" />
    </svg>
  );
}
