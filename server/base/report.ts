/** Reports a fault to the operator: the event, the error, and facts without personal data. */
export type Report = (event: string, error?: unknown, facts?: Record<string, string | number>) => void;

/** One JSON line on stderr. Of an error only what the program wrote itself: details may quote a person's data. */
export function reportTo(stream: { write(text: string): unknown }, clock: () => Date): Report {
  return (event, error, facts) => {
    const { name, message, code, stack } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
    stream.write(
      `${JSON.stringify({ time: clock().toISOString(), event, ...facts, code, name, message, stack })}\n`,
    );
  };
}
