import * as z from 'zod/mini';
import { pictureTypes } from '../kernel/picture-types.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { personPicture, profile } from './profile.ts';
import { ofAccount, ofOneself } from '../kernel/scopes.ts';

export const pictureMessages = {
  unreadable: 'La imagen está dañada o no se puede leer',
  tooManyPixels: 'La imagen es demasiado grande: caben 40 millones de píxeles',
  notFound: 'Imagen no encontrada',
} as const;

const largestPortrait = 5 * 1024 * 1024;

export const pictureEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/people/pictures',
    summary: 'Who of those with whom I share a project or a team has a picture, and which',
    allow: ofOneself,
    status: 200,
    response: z.array(personPicture),
  }),
  read: endpoint({
    method: 'GET',
    path: '/people/:someoneId/picture',
    summary: 'The picture of somebody with whom I share a project or a team',
    allow: ofOneself,
    query: z.object({ of: z._default(z.string(), '') }),
    media: 'image/webp',
    status: 200,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/profile/picture',
    summary: 'Have this picture; its bytes are the body, and its middle is cut out as a square',
    allow: ofAccount,
    fixedInDemo: true,
    bytes: { types: pictureTypes, most: largestPortrait },
    status: 200,
    response: profile,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/profile/picture',
    summary: 'Have no picture',
    allow: ofAccount,
    fixedInDemo: true,
    status: 204,
  }),
};
