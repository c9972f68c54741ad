import { anyone, managers, members, type Row, row, sending, signedIn } from './permission-rows.ts';
import type { useStages } from './stages.ts';
import type { TestApp } from './test-app.ts';

/** What the table of permissions says of teams and invitations. */
export const teamRows = (test: TestApp, { withTeam, ...stages }: ReturnType<typeof useStages>): Row[] => [
  row('teams.list', signedIn(200)),
  row('teams.create', signedIn(201), sending({ name: 'Diseño' })),
  row('teams.read', members(200), withTeam),
  row('teams.change', managers(200), (stage) => withTeam(stage, { name: 'Arte' })),
  row('teams.remove', managers(204), withTeam),
  row('teams.changePerson', managers(200), (stage) => withTeam(stage, { role: 'Administrador' })),
  row('teams.removePerson', managers(204), withTeam),
  row(
    'teams.removePerson',
    members(204),
    async (stage) => {
      const { ids } = await withTeam(stage);
      return { ids: { ...ids, personId: stage.caller.id } };
    },
    'oneself',
  ),
  row('projectTeams.list', members(200)),
  row('projectTeams.add', managers(201), async (stage) => {
    const { ids } = await withTeam(stage);
    return { body: { teamId: ids.teamId } };
  }),
  row(
    'projectTeams.add',
    [401, 404, 403, 403, 400, 400, 404],
    async () => {
      const { id } = await test.make.team();
      return { body: { teamId: id } };
    },
    'of others',
  ),
  row('projectTeams.change', managers(200), (stage) => stages.withTeamInProject(stage, { role: 'Editor' })),
  row('projectTeams.remove', managers(204), stages.withTeamInProject),
  row('projectTeams.mentionables', members(200)),
  row('teamInvitations.list', managers(200), withTeam),
  row('teamInvitations.make', managers(201), (stage) => withTeam(stage, { emails: ['eva@ejemplo.com'] })),
  row('teamInvitations.renew', managers(200), stages.withTeamInvitation),
  row('teamInvitations.revoke', managers(204), stages.withTeamInvitation),
  row('projectInvitations.list', managers(200)),
  row('projectInvitations.make', managers(201), sending({ emails: ['eva@ejemplo.com'] })),
  row('projectInvitations.renew', managers(200), stages.withProjectInvitation),
  row('projectInvitations.revoke', managers(204), stages.withProjectInvitation),
  row('invitations.look', anyone(404), undefined, 'without a link'),
  row('invitations.accept', [401, 200, 200, 200, 200, 409, 200], async () => ({
    body: { token: await stages.withOpenInvitation() },
  })),
];
