import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { may } from '../../../../contract/policy/application.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { useBanner } from '../../../ui/banner-provider.tsx';
import type { Access } from '../access.ts';
import { type Column, columnOf, type Offers } from './columns.ts';
import { type Move, moveTo } from './move.ts';
import { moveText } from './move-text.ts';
import { useDecide } from './use-decide.ts';
import type { Begin } from './use-moved.ts';

type Options = {
  access: Access;
  offers: Offers;
  /** Opens the offer there is, or a new one. */
  onOffer: (applicantId: string, offerId: string | undefined) => void;
  begin: Begin;
  /** They are being decided on. */
  onDecided: (ids: readonly string[]) => void;
};

/**
 * Decisions on the list and the board, by key, by dragging and in bulk. People a decision does not apply to are left out;
 * where that is everybody, the reason is shown.
 */
export function usePeopleActs({ access, offers, begin, onOffer, onDecided }: Options) {
  const { i18n } = useLingui();
  const { show } = useBanner();
  const now = useNow();
  const decide = useDecide(begin);
  /** Whose decline is being confirmed. */
  const [declining, setDeclining] = useState<readonly Applicant[]>([]);

  const moveOf = (row: Applicant, column: Column): Move | null => {
    const offer = offers.get(row._id);
    return moveTo(column, { from: columnOf(row, offers), row, offer, access, now });
  };
  /** Those the column takes. */
  const taken = (people: readonly Applicant[], column: Column): Applicant[] => {
    const moves = people.map((one) => ({ one, move: moveOf(one, column) }));
    const able = moves.flatMap(({ one, move }) => (move?.act ? [one] : []));
    const refused = moves.find(({ move }) => move?.act === null)?.move;
    if (able.length === 0 && refused) show({ title: i18n._(moveText(refused)), color: 'warning' });
    return able;
  };
  return {
    declining,
    stopDeclining: () => setDeclining([]),
    moveOf,
    invite: (people: readonly Applicant[]) => {
      const able = taken(people, 'talking');
      if (able.length === 0) return;
      void decide.invite(able);
      onDecided(able.map(({ _id }) => _id));
    },
    /** Asks first: nobody is declined without their letter having been read. */
    decline: (people: readonly Applicant[]) => setDeclining(taken(people, 'closed')),
    /** One person is declined by their own sheet. */
    declinedOne: () => onDecided(declining.map(({ _id }) => _id)),
    declineNow: () => {
      setDeclining([]);
      void decide.decline(declining);
      onDecided(declining.map(({ _id }) => _id));
    },
    move: (people: readonly Applicant[], column: Column) => {
      const [first] = people;
      if (!first) return;
      if (column === 'talking' || column === 'closed') {
        const able = taken(people, column);
        if (column === 'closed') setDeclining(able);
        else if (able.length > 0) void decide.invite(able);
      } else if (column === 'offer') {
        if (taken([first], 'offer').length > 0) onOffer(first._id, offers.get(first._id)?._id);
      } else {
        const act = column === 'seen' ? 'see' : 'unsee';
        const able = people.filter(({ status }) => may(act, status));
        if (able.length > 0) void decide.see(able, column === 'seen');
        else taken(people, column);
      }
    },
    favourite: (people: readonly Applicant[]) => void decide.label(people, 'favourite'),
    tag: (people: readonly Applicant[], tag: string) => void decide.tag(people, tag),
    assign: (people: readonly Applicant[], uid: string | null) => void decide.assign(people, uid),
  };
}
