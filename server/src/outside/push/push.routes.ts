import { pushEndpoints } from '@cuadrilla/contract/notices/notifications/push';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { pushKeys, subscribe, unsubscribe } from './push.commands.ts';

export function pushRoutes(serve: Serve, { db, settings: { pushServices } }: Context): void {
  const keys = pushKeys(db);

  serve(pushEndpoints.key, async () => ({ key: (await keys()).publicKey }));

  serve(pushEndpoints.subscribe, ({ body, user, now }) => subscribe(db, user, body, pushServices, now));

  serve(pushEndpoints.unsubscribe, ({ body, user }) => unsubscribe(db, user.id, body.endpoint));
}
