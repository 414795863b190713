/**
 * A train goes into a tunnel and an answer comes out: the way of an application that was sent without network. Below
 * it runs the state line, its dots are the steps. Decoration; the words beside it say the same.
 */
export function TunnelDrawing() {
  return (
    <svg
      viewBox="0 0 640 316"
      aria-hidden="true"
      className="drawing h-auto w-full [&_*]:[vector-effect:non-scaling-stroke]"
    >
      <Landscape />
      <Train />
      <Shop />
      <Line />
    </svg>
  );
}

/** The mountain with both ends of the tunnel, what grows on it, and the ground. */
function Landscape() {
  return (
    <>
      <path d="M6 236c26-30 56-48 96-54M516 176c44-34 88-22 118 22" className="faint" />
      <path d="M560 74c6-7 12-7 16 0 4-7 10-7 16 0M604 52c4-5 8-5 11 0 3-5 7-5 11 0" className="faint" />
      <path d="M150 256c2-62 20-104 52-128 26-20 46-14 66-38 22-26 42-52 78-50 34 2 44 34 66 54 18 16 42 14 62 42 22 32 32 72 34 120" />
      <path d="M300 78c10 10 18 4 26 14s18 4 28-4 16 2 24-6" className="faint" />
      <path
        d="m232 196 10-22 10 22ZM242 196v10M256 182l12-27 12 27ZM268 182v12M392 176l11-24 11 24ZM403 176v11M368 200l9-20 9 20ZM377 200v9"
        className="faint"
      />
      <path d="M176 256v-40a28 28 0 0 1 56 0v40M187 256v-38a17 17 0 0 1 34 0v38" />
      <path d="M432 256v-40a28 28 0 0 1 56 0v40M443 256v-38a17 17 0 0 1 34 0v38" />
      <path d="M6 256h176M226 256h212M482 256h152" />
    </>
  );
}

/** Somebody in it has just written an application; it lies above the train, ready to go. */
function Train() {
  return (
    <>
      <path d="M12 248v-36a12 12 0 0 1 12-12h70c24 0 40 22 46 48Z" />
      <path d="M12 234h122M92 210h8c10 0 18 8 23 16H92Z" />
      <path d="M27 210h19a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H27a3 3 0 0 1-3-3v-10a3 3 0 0 1 3-3ZM61 210h16a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H61a3 3 0 0 1-3-3v-10a3 3 0 0 1 3-3Z" />
      <circle cx="34" cy="251" r="5" className="fill-paper" />
      <circle cx="66" cy="251" r="5" className="fill-paper" />
      <circle cx="112" cy="251" r="5" className="fill-paper" />
      <path
        d="M44 146h44a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6v-28a6 6 0 0 1 6-6Z"
        className="accent fill-sheet"
      />
      <path d="m41 149 25 20 25-20" className="accent" />
    </>
  );
}

/** Where the answer comes from. */
function Shop() {
  return (
    <>
      <path d="M536 256v-68M616 256v-68M526 188l10-26h80l10 26Z" />
      <path d="M526 188a12.5 12.5 0 0 0 25 0 12.5 12.5 0 0 0 25 0 12.5 12.5 0 0 0 25 0 12.5 12.5 0 0 0 25 0" />
      <path d="M584 256v-42h20v42M548 214h24v22h-24ZM560 214v22" />
    </>
  );
}

/** On this device, sent into the dark, received on the other side, seen, answered. */
function Line() {
  return (
    <>
      <path d="M66 292h138" className="accent" />
      <path d="M204 292h256" className="accent" strokeDasharray="1 8" />
      <path d="M460 292h100" className="accent" />
      <circle cx="66" cy="292" r="6" className="accent fill-accent" />
      <circle cx="204" cy="292" r="6" className="accent fill-accent" />
      <circle cx="460" cy="292" r="6" className="accent fill-accent" />
      <circle cx="518" cy="292" r="6" className="accent fill-accent" />
      <circle cx="576" cy="292" r="15" className="fill-success stroke-success" />
      <path d="m569.5 292.5 4.5 4.5 9-9.5" className="stroke-sheet [stroke-width:2.25]" />
    </>
  );
}
