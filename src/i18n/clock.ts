import { createContext, useContext } from 'react';

export type Clock = () => Date;

export const ClockContext = createContext<Clock | null>(null);

/** The clock all shown times are compared with. */
export function useClock(): Clock {
  const clock = useContext(ClockContext);
  if (!clock) throw new Error('useClock needs an I18nProvider above it');
  return clock;
}
