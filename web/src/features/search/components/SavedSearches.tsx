import type { SavedSearch } from '@cuadrilla/contract/views/saved-searches';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  Bookmark,
  BookmarkCheck,
  CalendarPlus,
  Ellipsis,
  Link2,
  Pencil,
  Pin,
  PinOff,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { copyLink } from '../../../ui/layers/copy-link.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Menu, MenuItem } from '../../../ui/layers/Menu.tsx';
import { useChangeSearch, useForgetSearch, useReplaceQuery } from '../saved.mutations.ts';
import { savedCountsQuery, savedQuery } from '../saved.queries.ts';
import { searchTexts as texts } from '../search.texts.ts';
import { NameDialog } from './NameDialog.tsx';
import styles from './SavedSearches.module.css';

interface Props {
  /** What is searched for now, if anything. */
  asked: string;
  /** Whoever wants the calendar of what it finds. */
  onSubscribe: (search: SavedSearch) => void;
}

/** Nothing where nothing is saved. */
export function SavedSearches({ asked, onSubscribe }: Props) {
  const { data: saved = [] } = useQuery(savedQuery());
  const { data: counts } = useQuery({ ...savedCountsQuery(), enabled: saved.length > 0 });
  if (saved.length === 0) return null;
  return (
    <section aria-labelledby="saved-searches">
      <h2 id="saved-searches" className={styles.heading}>
        {texts.saved}
      </h2>
      <ul className={styles.list}>
        {saved.map((search) => (
          <Saved
            key={search.id}
            search={search}
            count={counts?.get(search.id)}
            asked={asked}
            onSubscribe={onSubscribe}
          />
        ))}
      </ul>
    </section>
  );
}

interface SavedProps extends Props {
  search: SavedSearch;
  count: number | undefined;
}

function Saved({ search, count, asked, onSubscribe }: SavedProps) {
  const [renaming, setRenaming] = useState(false);
  const change = useChangeSearch();
  const { name, query } = search;
  return (
    <li className={styles.saved}>
      <Bookmark size={16} />
      <Link to="/search" search={{ q: query }} className={styles.link}>
        <b className={styles.name}>{name}</b>
        <small className={styles.query}>{query}</small>
      </Link>
      <span className={styles.count}>{count !== undefined && texts.upTo(count)}</span>
      <SavedMenu
        search={search}
        asked={asked}
        onRename={() => setRenaming(true)}
        onSubscribe={() => onSubscribe(search)}
      />
      {renaming && (
        <NameDialog
          title={texts.renameTitle(name)}
          confirm={texts.rename}
          initial={name}
          loading={change.isPending}
          onName={(wanted) =>
            change.mutate({ id: search.id, name: wanted }, { onSuccess: () => setRenaming(false) })
          }
          onClose={() => setRenaming(false)}
        />
      )}
    </li>
  );
}

interface MenuProps {
  search: SavedSearch;
  asked: string;
  onRename: () => void;
  onSubscribe: () => void;
}

function SavedMenu({ search, asked, onRename, onSubscribe }: MenuProps) {
  const change = useChangeSearch();
  const replace = useReplaceQuery();
  const forget = useForgetSearch();
  const { id, name, query, pinned } = search;
  return (
    <Menu
      trigger={
        <IconButton size="small" label={texts.actionsOf(name)}>
          <Ellipsis size={16} />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil size={16} />} onSelect={onRename}>
        {texts.rename}
      </MenuItem>
      {asked !== '' && asked !== query && (
        <MenuItem icon={<BookmarkCheck size={16} />} onSelect={() => replace(search, asked)}>
          {texts.replace}
        </MenuItem>
      )}
      <MenuItem
        icon={pinned ? <PinOff size={16} /> : <Pin size={16} />}
        onSelect={() => change.mutate({ id, pinned: !pinned })}
      >
        {pinned ? texts.unpin : texts.pin}
      </MenuItem>
      <MenuItem icon={<Link2 size={16} />} onSelect={() => void copyLink(linkTo(query))}>
        {texts.copyLink}
      </MenuItem>
      <MenuItem icon={<CalendarPlus size={16} />} onSelect={onSubscribe}>
        {texts.subscribe}
      </MenuItem>
      <MenuItem danger icon={<Trash2 size={16} />} onSelect={() => forget(search)}>
        {texts.remove}
      </MenuItem>
    </Menu>
  );
}

/** Whoever opens it searches for the same in what they may see. */
const linkTo = (query: string): string => `${location.origin}/search?${new URLSearchParams({ q: query })}`;
