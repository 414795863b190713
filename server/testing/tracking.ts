/** An application that somebody has made elsewhere and keeps here. */
export const ELSEWHERE = {
  company: 'Baumarkt Brückner',
  title: 'Checkout',
  day: '2026-02-20',
  way: 'mail',
  link: '',
  state: 'sent',
  since: '2026-02-20',
} as const;
