import { messages } from '@cuadrilla/contract/kernel/errors';
import { pictureEndpoints, pictureMessages } from '@cuadrilla/contract/account/pictures';
import { invalid, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Throttle } from '../../platform/http/throttle.ts';
import { pictureHeaders } from '../../platform/http/picture-headers.ts';
import { presentProfile } from '../profile/profile.present.ts';
import { changePicture } from './pictures.commands.ts';
import { listPictures, readPicture } from './pictures.queries.ts';
import { squarePicture } from './square-picture.ts';

export function pictureRoutes(serve: Serve, { db, wake }: Context, throttle: Throttle): void {
  serve(pictureEndpoints.list, ({ user }) => listPictures(db, user.id));

  serve(pictureEndpoints.read, async ({ params: { someoneId }, query, user, reply }) => {
    const bytes = await readPicture(db, user.id, { someoneId, picture: query.of });
    if (!bytes) throw notFound(pictureMessages.notFound);
    void reply.headers(pictureHeaders).type('image/webp');
    return bytes;
  });

  async function change(user: { id: number }, bytes: Buffer | null, now: Date) {
    const { profile, projectIds } = await changePicture(db, user.id, bytes, now);
    wake.all({ projects: new Set(projectIds), people: new Set([user.id]) });
    return presentProfile(profile);
  }

  // Painting one takes a processor for a while.
  serve(pictureEndpoints.change, async ({ request, user, now }) => {
    if (!request.body) throw invalid(messages.notAPicture);
    await throttle.count([{ about: ['picture', user.id], free: 30 }], now);
    return change(user, await squarePicture(request.body as Buffer), now);
  });

  serve(pictureEndpoints.remove, async ({ user, now }) => void (await change(user, null, now)));
}
