import { type OwnPage, ownPageAt } from '@cuadrilla/contract/documents/document/own-pages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CircleCheckBig, FileText, FolderKanban, Search, SquareKanban } from 'lucide-react';
import type { MouseEvent } from 'react';
import { pageName } from './page-name.ts';
import styles from './TaskChip.module.css';

const icons = {
  project: FolderKanban,
  board: SquareKanban,
  task: CircleCheckBig,
  document: FileText,
  search: Search,
} satisfies Record<OwnPage['kind'], unknown>;

/** A page of ours in a text, by its name for whoever may see it, and by its address for others. */
export function PageChip({ path }: { path: string }) {
  const page = ownPageAt(path);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: name } = useQuery({
    queryKey: ['page-name', path],
    queryFn: () => (page ? pageName(client, page) : null),
    retry: false,
  });
  const Icon = page ? icons[page.kind] : FileText;
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate({ href: path });
  };
  return (
    <a href={path} className={styles.chip} onClick={follow}>
      <Icon size={15} aria-hidden="true" className={styles.icon} />
      <span className={styles.title}>{name ?? path}</span>
    </a>
  );
}
