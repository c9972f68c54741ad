import { administrator, anyone, type Row, row, sending, signedIn } from './permission-rows.ts';
import { password, type useStages } from './stages.ts';

let serial = 0;
const newPerson = () => {
  serial += 1;
  return { firstName: 'Eva', lastName: 'Ruiz', username: `eva${serial}`, email: `eva${serial}@ejemplo.com` };
};
/** Of the table of permissions: what lets people in, and what is theirs alone. */
export const accountRows = (stages: ReturnType<typeof useStages>): Row[] => [
  row('auth.register', anyone(201), () => ({
    body: { ...newPerson(), password, confirmPassword: password },
  })),
  row('instance.askLink', anyone(409), sending({ email: 'eva@ejemplo.com' }), 'where none is needed'),
  row('instance.askInvitation', anyone(409), sending({ email: 'eva@ejemplo.com' }), 'where no mail goes out'),
  row('auth.login', anyone(200), ({ caller: { email } }) => ({ body: { email, password } })),
  row('auth.logout', anyone(204)),
  row('auth.verify', signedIn(200)),

  row('passwordReset.ask', anyone(409), sending({ email: 'eva@ejemplo.com' }), 'where no mail goes out'),
  row(
    'passwordReset.set',
    anyone(400),
    sending({ token: '1.1.1', password, confirmPassword: password }),
    'with a link that is none',
  ),

  row('profile.read', signedIn(200)),
  row('profile.change', signedIn(200), sending({ firstName: 'Luz' })),
  row(
    'profile.changePassword',
    signedIn(204),
    sending({ currentPassword: password, password, confirmPassword: password }),
  ),
  row('profile.sessions', signedIn(200)),
  row('profile.endSession', signedIn(204), stages.withSession),
  row('profile.endOtherSessions', signedIn(204)),
  row('emailChange.read', signedIn(200)),
  row('emailChange.cancel', signedIn(204)),
  row('emailChange.confirm', anyone(400), sending({ token: 'x' }), 'with a link that is none'),
  row('emailChange.undo', anyone(400), sending({ token: 'x' }), 'with a link that is none'),
  row('accountDeletion.preview', signedIn(200)),
  row('accountDeletion.run', signedIn(400), sending({ projects: [] }), 'without the password'),
  row('exports.list', signedIn(200)),
  row('exports.ask', signedIn(201)),
  row('exports.remove', signedIn(204), stages.withExport),
  row('exports.read', signedIn(404), stages.withExport, 'that is not ready'),
  row('pictures.list', signedIn(200)),
  row(
    'pictures.read',
    signedIn(404),
    ({ caller }) => ({ ids: { someoneId: caller.id } }),
    'that is not there',
  ),
  row('pictures.change', signedIn(400), undefined, 'without a picture'),
  row('pictures.remove', signedIn(204)),
  row('twoFactor.signIn', anyone(400), sending({ ticket: '1.1.1', code: '123456' }), 'without a ticket'),
  row('twoFactor.read', signedIn(200)),
  row('twoFactor.begin', signedIn(201), sending({ currentPassword: password })),
  row('twoFactor.turnOn', signedIn(400), stages.withTwoFactorBegun, 'with a wrong code'),
  row('twoFactor.renewCodes', signedIn(409), sending({ currentPassword: password }), 'while it is off'),
  row('twoFactor.turnOff', signedIn(204), sending({ currentPassword: password })),
  row('passkeys.askSignIn', anyone(200)),
  row('passkeys.signIn', anyone(401), sending({ credential: { id: 'x' } }), 'with one that is unknown'),
  row('passkeys.list', signedIn(200)),
  row('passkeys.askNew', signedIn(200), sending({ currentPassword: password })),
  row('passkeys.add', signedIn(400), sending({ name: 'Llave', credential: {} }), 'that no browser made'),
  row('passkeys.rename', signedIn(200), stages.withPasskey),
  row('passkeys.remove', signedIn(204), stages.withPasskey),
  row('proof.read', signedIn(200)),
  row('proof.ask', signedIn(200)),
  row('proof.give', signedIn(400), sending({ credential: { id: 'x' } }), 'with one that is unknown'),
  row('instance.twoSteps', administrator(200)),
  row('instance.changeTwoSteps', administrator(200), sending({ required: false })),
  row('reports.exported', signedIn(204)),
  row('accessTokens.list', signedIn(200)),
  row(
    'accessTokens.create',
    signedIn(201),
    sending({ name: 'Informe', access: 'read', projectIds: null, days: 30, currentPassword: password }),
  ),
  row('accessTokens.revoke', signedIn(204), stages.withAccessToken),
  row('profile.tasks', signedIn(200)),
  row('profile.activity', signedIn(200)),
];
