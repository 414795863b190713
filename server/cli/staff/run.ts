import { ApiError } from '../../../contract/errors.ts';
import { askingOutside } from '../../api/ask-outside.ts';
import type { ChangeParts } from '../../api/call-parts.ts';
import { transact } from '../../api/transact.ts';
import { StartFailure } from '../../base/start-failure.ts';
import type { Effects } from '../../database/change-log/effects.ts';
import { keepStaffAct } from '../../domain/log/staff-log.ts';
import type { StaffFiles, StaffOutcome } from './command.ts';
import type { StaffLine } from './read-line.ts';

/** Lines longer than this are not kept with the act. */
const OUTCOME_MAX = 1000;

/**
 * Does what the line asks for, in one transaction with its entry in the staff log. Gives what to say, and the effects
 * for signals. Throws a StartFailure for what is refused.
 */
export async function runStaff(
  parts: ChangeParts,
  line: Exclude<StaffLine, { help: string }>,
  files: StaffFiles,
): Promise<{ outcome: StaffOutcome; effects: Effects }> {
  const { command, words, options, by } = line;
  try {
    // The same for every try of this line: what it asks a provider for is done once.
    const key = parts.chance.newId();
    const { result, effects } = await askingOutside(parts, (answers) =>
      transact(parts, async (given) => {
        const context = { ...given, key, answers };
        const outcome = await command.act(context, { words, options, files, by });
        await keepStaffAct(context, {
          command: command.name,
          args: { words, ...options },
          by: by === '' ? null : by,
          outcome: outcome.lines.join('\n').slice(0, OUTCOME_MAX),
        });
        return outcome;
      }),
    );
    return { outcome: result, effects };
  } catch (error) {
    if (error instanceof ApiError) throw new StartFailure(sentence(error));
    throw error;
  }
}

/** With the fields that are wrong, as far as there are any. */
function sentence({ message, fields = [] }: ApiError): string {
  const where = fields.map(({ path, code }) => `${path || 'all of it'}: ${code}`).join(', ');
  return `${message.slice(0, 1).toUpperCase()}${message.slice(1)}${where && ` (${where})`}.`;
}
