import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A lowest age and what stands behind it in German youth protection law (product section 1, rules). */
export function minAgeReason(minAge: number): MessageDescriptor {
  if (minAge < 15) return msg`${minAge}: light work of few hours, with the consent of the parents`;
  if (minAge < 18) return msg`${minAge}: below 18 youth protection limits hours and tasks`;
  if (minAge === 18) return msg`18: its hours or tasks are for adults only`;
  return msg`${minAge}: asked for by the company`;
}
