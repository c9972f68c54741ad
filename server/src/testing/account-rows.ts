import { anyone, type Row, row, sending, signedIn } from './permission-rows.ts';
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
  row('accessTokens.list', signedIn(200)),
  row(
    'accessTokens.create',
    signedIn(201),
    sending({ name: 'Informe', access: 'read', projectIds: null, days: 30 }),
  ),
  row('accessTokens.revoke', signedIn(204), stages.withAccessToken),
  row('profile.tasks', signedIn(200)),
  row('profile.activity', signedIn(200)),
];
