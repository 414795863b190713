import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Column } from './columns.ts';

export const COLUMN_LABEL: Record<Column, MessageDescriptor> = {
  new: msg({ message: 'New', context: 'column of applicants' }),
  seen: msg({ message: 'Seen', context: 'column of applicants' }),
  talking: msg({ message: 'In conversation', context: 'column of applicants' }),
  offer: msg({ message: 'Offer', context: 'column of applicants' }),
  hired: msg({ message: 'Hired', context: 'column of applicants' }),
  closed: msg({ message: 'Closed', context: 'column of applicants' }),
};
