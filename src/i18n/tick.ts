/** One timer for every time on the screen, running only while one is shown. */
const TICK_MS = 10_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tell(): void {
  for (const listener of listeners) listener();
}

/** Calls back every ten seconds and whenever the page comes to the front. Returns how to stop. */
export function onTick(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(tell, TICK_MS);
    document.addEventListener('visibilitychange', tell);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}
