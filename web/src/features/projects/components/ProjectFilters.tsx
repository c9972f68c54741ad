import { roleNames, type RoleName } from '@cuadrilla/contract/kernel/roles';
import { ArrowDownWideNarrow, ChevronDown, ListFilter } from 'lucide-react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Menu, MenuChoice } from '../../../ui/layers/Menu.tsx';
import type { ProjectSort } from '../projects.lists.ts';
import { projectTexts as texts } from '../projects.texts.ts';
import styles from './ProjectFilters.module.css';

interface Props {
  role: RoleName | undefined;
  onRole: (role: RoleName | undefined) => void;
  sort: ProjectSort;
  onSort: (sort: ProjectSort) => void;
}

const anyRole = 'any';
const roles = [
  { value: anyRole, label: texts.anyRole },
  ...roleNames.map((name) => ({ value: name, label: name })),
] as const;
const sorts = [
  { value: 'updated', label: texts.sorts.updated },
  { value: 'name', label: texts.sorts.name },
] as const;

export const ProjectFilters = ({ role, onRole, sort, onSort }: Props) => (
  <div className={styles.filters}>
    <Menu
      align="start"
      trigger={
        <Button aria-label={texts.roleLabel(role ?? texts.anyRole)} icon={<ListFilter size={16} />}>
          <span className={styles.prefix}>{texts.role}:</span> {role ?? texts.anyRole}
          <ChevronDown size={16} />
        </Button>
      }
    >
      <MenuChoice
        label={texts.role}
        value={role ?? anyRole}
        options={roles}
        onChange={(chosen) => onRole(chosen === anyRole ? undefined : chosen)}
      />
    </Menu>
    <Menu
      align="start"
      trigger={
        <Button aria-label={texts.sortLabel(texts.sorts[sort])} icon={<ArrowDownWideNarrow size={16} />}>
          <span className={styles.prefix}>{texts.sort}</span> {texts.sorts[sort]}
          <ChevronDown size={16} />
        </Button>
      }
    >
      <MenuChoice label={texts.sortBy} value={sort} options={sorts} onChange={onSort} />
    </Menu>
  </div>
);
