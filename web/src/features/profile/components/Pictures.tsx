import { useQuery } from '@tanstack/react-query';
import { picturesQuery } from '../pictures.queries.ts';

/** Keeps what people look like, for whoever draws one. */
export function Pictures() {
  useQuery(picturesQuery());
  return null;
}
