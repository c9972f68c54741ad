import { managers, members, owners, type Row, row } from './permission-rows.ts';
import type { Stage, useStages } from './stages.ts';

const oneself = ({ caller }: Stage, body?: unknown) => ({ ids: { userId: caller.id }, body });

/** What the table of permissions says of members. */
export const memberRows = ({
  withColleague,
  withNewcomer,
  withSecondOwner,
}: ReturnType<typeof useStages>): Row[] => [
  row('members.list', members(200)),
  row('members.candidates', managers(200)),
  row('members.add', managers(201), withNewcomer()),
  row('members.add', managers(201), withNewcomer('Administrador'), 'as Administrador'),
  row('members.add', owners(201), withNewcomer('Propietario'), 'as Propietario'),
  row('members.change', managers(200), withColleague({ role: 'Lector' })),
  row('members.change', owners(200), withColleague({ role: 'Propietario' }), 'into Propietario'),
  row(
    'members.change',
    owners(200),
    (stage) => withSecondOwner(stage, { role: 'Editor' }),
    'from Propietario',
  ),
  row('members.remove', managers(204), withColleague()),
  row('members.remove', owners(204), withSecondOwner, 'who is Propietario'),
  // The last owner stays, and stays owner.
  row(
    'members.change',
    [401, 404, 403, 403, 200, 409, 404],
    (stage) => oneself(stage, { role: 'Editor' }),
    'oneself',
  ),
  row('members.remove', [401, 404, 204, 204, 204, 409, 404], oneself, 'oneself'),
];
