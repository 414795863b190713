import type { Endings } from '../types/endings.ts';

export const endings: Endings = {
  tooLate:
    'Als deine Eltern zugestimmt haben, war diese Stelle nicht mehr offen. Die Firma hat deine Bewerbung nicht gesehen.',
  companyLeft:
    'Die Firma verlässt Zusage und sucht hier niemanden mehr. Deine Bewerbung ist damit beendet; an dir lag es nicht. Wir wünschen dir alles Gute.',
  takenDown:
    'Wir haben diese Anzeige geschlossen, weil sie gegen unsere Regeln verstößt. Deine Bewerbung ist damit beendet.',
  unanswered: (days) =>
    `Die Firma hat seit ${days} Tagen keine Bewerbung angesehen. Wir haben die Anzeige geschlossen und deine Bewerbung beendet, damit du nicht länger wartest.`,
  neverSeen:
    'Diese Stelle ist geschlossen. Die Firma hat deine Bewerbung nicht gesehen, weil eine Zustimmung deiner Eltern gefehlt hat.',
  timeOver:
    'Die Stelle ist geschlossen, und hier wurde kein Angebot unterschrieben. Deine Bewerbung ist damit beendet, und ihre Daten sind gelöscht.',
  tooYoung:
    'Dein Geburtsdatum wurde berichtigt. Mit deinem Alter ist diese Arbeit nicht erlaubt; deine Bewerbung ist damit beendet.',
};
