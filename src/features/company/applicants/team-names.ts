import { createContext, useMemo } from 'react';
import type { Member } from '../../../../contract/entities/company.ts';

/** Names of the company's members by their ids, for all cards and rows of a screen. */
export const TeamNames = createContext<ReadonlyMap<string, string>>(new Map());

/** The same map for the same names: the company is another object after each change, and cards are drawn again. */
export function useTeamNames(members: readonly Member[] | undefined): ReadonlyMap<string, string> {
  const key = JSON.stringify(members?.map(({ _userId, name }) => [_userId, name]) ?? []);
  return useMemo(() => new Map(JSON.parse(key) as [string, string][]), [key]);
}
