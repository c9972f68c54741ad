import type { SavedSearch } from '@cuadrilla/contract/views/saved-searches';

export const presentSearch = ({ id, name, query, pinned }: SavedSearch): SavedSearch => ({
  id,
  name,
  query,
  pinned,
});
