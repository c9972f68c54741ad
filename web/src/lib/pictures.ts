import type { PersonPicture } from '@cuadrilla/contract/account/profile';
import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

/** Whoever is drawn is looked up here by id: what names people need not say how they look. */
const pictures = createStore<ReadonlyMap<number, string>>(new Map());

export const showPictures = (known: readonly PersonPicture[]): void =>
  pictures.set(new Map(known.map(({ id, picture }) => [id, picture])));

export const picturesKey = ['pictures'] as const;

export const usePictureOf = (id: number): string | undefined =>
  useSyncExternalStore(
    pictures.subscribe,
    () => pictures.get().get(id),
    () => undefined,
  );

/** Another picture has another address: each is asked for once. */
export const pictureAddress = (personId: number, picture: string): string =>
  `/api/people/${personId}/picture?of=${picture}`;
