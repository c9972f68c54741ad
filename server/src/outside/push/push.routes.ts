import { pushEndpoints } from '@cuadrilla/contract/notices/notifications/push';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { pushKeys, resume, subscribe, unsubscribe } from './push.commands.ts';

export function pushRoutes(serve: Serve, { db, settings: { pushServices } }: Context): void {
  const keys = pushKeys(db);

  serve(pushEndpoints.key, async () => ({ key: (await keys()).publicKey }));

  serve(pushEndpoints.subscribe, ({ body, user, now }) => subscribe(db, user, body, pushServices, now));

  serve(pushEndpoints.resume, ({ body, user }) => resume(db, user, body.endpoint));

  serve(pushEndpoints.unsubscribe, ({ body, user }) => unsubscribe(db, user.id, body.endpoint));
}
