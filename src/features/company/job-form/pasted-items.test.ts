import { expect, it } from 'vitest';
import { pastedItems } from './pasted-items.ts';

it('createjob.3 a paste of several lines makes several items, without bullets', () => {
  expect(pastedItems('• Teige führen\r\n\n- Brote backen  \n2. Zutaten prüfen\n3D-Druck')).toEqual([
    'Teige führen',
    'Brote backen',
    'Zutaten prüfen',
    '3D-Druck',
  ]);
});
