import type { Row } from './permission-rows.ts';
import type { StagePerson, Stage, useStages, Valid } from './stages.ts';

/**
 * For calls that leave all as it is, one after the other: those of a name share a project, and those of a row what is put
 * there, unless it matters who calls.
 */
export function sharedStages({ staff, keptStage }: ReturnType<typeof useStages>) {
  const prepared = new Map<Row, Valid>();
  return async (row: Row, person: StagePerson, name: string): Promise<{ stage: Stage; valid: Valid }> => {
    const { project } = await keptStage('Propietario', name);
    const stage = { project, caller: staff[person] };
    const known = prepared.get(row);
    if (known) return { stage, valid: known };
    let asked = false;
    const valid = await row.prepare({
      project,
      get caller() {
        asked = true;
        return stage.caller;
      },
    });
    if (!asked) prepared.set(row, valid);
    return { stage, valid };
  };
}
