import * as z from 'zod/mini';
import { call } from '../call.ts';
import { settingPatch, settings } from '../entities/settings.ts';
import { user, userGeneralBefore, userGeneralPatch } from '../entities/user.ts';
import { id, mail, uid } from '../fields.ts';

/** What waits in the outbox. */
export const userChanges = {
  'user.set-setting': call({
    method: 'PUT',
    path: '/user/setting/{userId}',
    who: ['self'],
    net: 'queue',
    args: () => z.strictObject({ userId: uid, setting: settingPatch }),
    answer: () => settings,
  }),
  'user.update-address': call({
    method: 'POST',
    path: '/user/update-address',
    who: ['self'],
    net: 'queue',
    args: () => z.strictObject({ _userId: uid, _addressId: id }),
    answer: () => user,
  }),
  'user.update-general': call({
    method: 'POST',
    path: '/user/update-general',
    who: ['self'],
    net: 'queue',
    args: () =>
      z.strictObject({
        _userId: uid,
        general: userGeneralPatch,
        /** The facts named in `general` as they were before: what somebody else has changed since is not written over. */
        from: z.optional(userGeneralBefore),
        /** Needed where a corrected birth date makes somebody younger than 16. */
        guardianMail: z.optional(mail),
      }),
    answer: () => user,
  }),
  'user.set-image': call({
    method: 'POST',
    path: '/user/image/{userId}',
    who: ['self'],
    net: 'queue',
    args: () => z.strictObject({ userId: uid, imageSource: z.nullable(id) }),
    answer: () => user,
  }),
  'user.add-document': call({
    method: 'POST',
    path: '/user/document/{userId}',
    who: ['self'],
    net: 'queue',
    args: () => z.strictObject({ userId: uid, fileId: id }),
    answer: () => user,
  }),
  'user.remove-document': call({
    method: 'DELETE',
    path: '/user/document/{userId}/{fileId}',
    who: ['self'],
    net: 'queue',
    args: () => z.strictObject({ userId: uid, fileId: id }),
    answer: () => user,
  }),
};
