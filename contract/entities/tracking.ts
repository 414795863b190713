import * as z from 'zod/mini';
import { day, filled, id, instant, text, version } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { TEXT_MAX } from '../limits.ts';

/**
 * What somebody keeps for themselves about one application: a note and a reminder. About an application that was sent
 * here it has that application's id. Of one made elsewhere it holds the facts as well; nobody has checked them.
 */

/** How an application that was made elsewhere was sent. */
export const trackedWay = z.enum(['mail', 'website', 'post', 'person', 'phone', 'agency']);
export type TrackedWay = z.infer<typeof trackedWay>;

/** How it stands, as the person says. */
export const trackedState = z.enum(['sent', 'talk', 'hired', 'rejected', 'withdrawn']);
export type TrackedState = z.infer<typeof trackedState>;

/** It becomes a link on a screen: nothing else than a web address may be one. */
const link = text(TEXT_MAX.url).check(
  z.refine((value) => value === '' || /^https?:\/\/[^\s]+$/i.test(value), 'not_a_link'),
);

/** An application made elsewhere. `since`: the day on which it came into its state. */
export const elsewhere = lazily(() =>
  z.strictObject({
    company: filled(TEXT_MAX.companyName),
    title: filled(TEXT_MAX.title),
    day,
    way: trackedWay,
    link,
    state: trackedState,
    since: day,
  }),
);
export type Elsewhere = z.infer<typeof elsewhere>;

/** The fields a person writes. `remindAt`: when they want to be reminded; the notification has the id of the entry. */
export const trackingFields = lazily(() =>
  z.strictObject({
    /** Null: about an application that was sent here. */
    elsewhere: z._default(z.nullable(elsewhere), null),
    note: z._default(text(TEXT_MAX.note), ''),
    remindAt: z._default(z.nullable(instant), null),
    /** `rev` of the ad up to which the person knows its changes and keeps their application. */
    keptRev: z._default(z.nullable(version), null),
  }),
);

export type TrackingFields = z.infer<typeof trackingFields>;

/** `fieldsAt`: when each field was last changed; the later clock wins. */
export const tracking = lazily(() =>
  z.object({
    _id: id,
    ver: version,
    ...trackingFields.shape,
    fieldsAt: z.optional(z.record(z.string(), instant)),
  }),
);
export type Tracking = z.infer<typeof tracking>;
