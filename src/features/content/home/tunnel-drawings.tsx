/** The pictures of the tunnel story. Decoration; the words beside them say the same. */

/** The edge of the page that goes dark, on a phone. */
export function Hill() {
  return (
    <svg
      viewBox="0 0 390 132"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="drawing mt-3 block h-[132px] w-full"
    >
      <path
        d="M0 132V96c22-8 40-22 60-40 26-22 46-18 70-34 20-14 38-20 62-17 28 4 40 30 66 42 22 10 44 8 66 22 22 13 42 30 66 34v29Z"
        className="tunnel-hill"
      />
      <path
        d="m74 40 8-19 8 19ZM82 40v8M97 30l9-22 9 22ZM106 30v8M286 50l8-18 8 18ZM294 50v8M310 60l7-15 7 15ZM317 60v9M330 14c5-6 10-6 13 0 3-6 8-6 13 0M30 22c4-5 8-5 11 0 3-5 7-5 11 0"
        className="faint"
      />
    </svg>
  );
}

/** Somebody in it has just written an application. */
export function Train() {
  return (
    <svg viewBox="0 0 350 96" aria-hidden="true" className="drawing mx-auto w-[min(350px,calc(100%-40px))]">
      <path d="M0 84h350" />
      <path
        d="M8 90h14M38 90h14M68 90h14M98 90h14M128 90h14M158 90h14M188 90h14M218 90h14M248 90h14M278 90h14M308 90h14"
        className="faint"
      />
      <g transform="translate(90 0)">
        <path d="M10 76V42a12 12 0 0 1 12-12h104c26 0 42 22 48 46ZM10 62h158" />
        <path
          d="M22 40h18v14H22ZM50 40h18v14H50ZM78 40h18v14H78ZM108 40h12c11 0 19 6 25 14h-37Z"
          className="tunnel-window"
        />
        <circle cx="36" cy="79" r="5" className="fill-paper" />
        <circle cx="70" cy="79" r="5" className="fill-paper" />
        <circle cx="136" cy="79" r="5" className="fill-paper" />
      </g>
      <rect x="140" y="1" width="34" height="23" rx="4" className="accent fill-sheet" />
      <path d="m142 4 15 11 15-11" className="accent" />
    </svg>
  );
}

/** Where the answer comes from. */
export function Shop() {
  return (
    <svg viewBox="0 -24 160 140" aria-hidden="true" className="drawing ms-auto w-[150px]">
      <path d="M2 108h156" className="faint" />
      <path d="M26 108V46M124 108V46M16 46l12-28h94l12 28" />
      <path d="M16 46a14.75 14.75 0 0 0 29.5 0 14.75 14.75 0 0 0 29.5 0 14.75 14.75 0 0 0 29.5 0 14.75 14.75 0 0 0 29.5 0" />
      <path d="M84 108V72h26v36M38 72h34v24H38Z" />
      <path d="M44 88c2-6 8-6 10 0M56 88c2-6 8-6 10 0M40 90h30" className="faint" />
      <path
        d="M118-21h30a6 6 0 0 1 6 6v13a6 6 0 0 1-6 6h-16l-8 8v-8h-6a6 6 0 0 1-6-6v-13a6 6 0 0 1 6-6Zm8 12 5 5 10-10"
        className="accent"
      />
    </svg>
  );
}

/** On a desk: through the hill, from the train to the shop. */
export function Section() {
  return (
    <svg
      viewBox="0 0 1280 344"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="drawing block h-[344px] w-full rtl:-scale-x-100"
    >
      <path
        d="M-2000 340V140H-120C-60 112-20 108 40 74 88 40 136 6 222 8c92 2 120 58 196 78 74 20 118 22 158 72 44 52 84 104 96 182Z"
        className="tunnel-hill"
      />
      <path
        d="M656 262c100-46 250-58 360-22 80 26 150 20 240-14M930 84c8-10 17-10 22 0 5-10 14-10 22 0M992 56c6-7 11-7 15 0 4-7 9-7 15 0M496 94l11-28 11 28ZM507 94v12M522 104l12-32 12 32ZM534 104v14M588 160l10-26 10 26ZM598 160v10M812 314l12-32 12 32ZM824 314v26M846 320l10-26 10 26ZM856 320v20"
        className="faint"
      />
      <path d="M672 340h2000" />
      <g className="tunnel-inside">
        <path d="M-2000 340h2672M600 340v-72a32 32 0 0 1 42-31M616 340v-66a20 20 0 0 1 32-19" />
        <g transform="translate(250 244)">
          <path d="M-120 88V44a14 14 0 0 1 14-14h206c34 0 60 28 70 58ZM-120 70h284" />
          <path
            d="M-104 42h24v18h-24ZM-66 42h24v18h-24ZM-28 42h24v18h-24ZM10 42h24v18h-24ZM48 42h24v18h-24ZM90 42h14c16 0 26 8 36 18H90Z"
            className="tunnel-window"
          />
          <path d="M24-26h50v34H24ZM27-22l22 16 22-16" className="accent" />
        </g>
      </g>
      <g transform="translate(1076 232)">
        <path d="M14 108V46M126 108V46M2 46l14-30h108l14 30" />
        <path d="M2 46a17 17 0 0 0 34 0 17 17 0 0 0 34 0 17 17 0 0 0 34 0 17 17 0 0 0 34 0" />
        <path d="M84 108V70h28v38M28 70h40v26H28Z" />
        <path d="M34 90c3-8 10-8 13 0M50 90c3-8 10-8 13 0" className="faint" />
        <path
          d="M112-22h34a7 7 0 0 1 7 7v14a7 7 0 0 1-7 7h-18l-9 9V6h-7a7 7 0 0 1-7-7v-14a7 7 0 0 1 7-7Zm9 14 6 6 11-12"
          className="accent"
        />
      </g>
    </svg>
  );
}
