import type { Project } from '@cuadrilla/contract/projects/projects';
import { useNavigate } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { Identicon } from '../../features/projects/components/Identicon.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Menu, MenuChoice } from '../../ui/layers/Menu.tsx';
import { documentationTexts as texts } from './documentation.texts.ts';
import styles from './DocumentsFrame.module.css';

interface Props {
  projects: readonly Project[];
  current?: Project | undefined;
}

/** Leads to the documents of one project. */
export function ProjectChooser({ projects, current }: Props) {
  const navigate = useNavigate();
  return (
    <Menu
      align="start"
      trigger={
        <Button block={current !== undefined} className={styles.chooser}>
          {current && <Identicon id={current.id} size={20} />}
          <span className={styles.chosen}>{current?.name ?? texts.chooseProject}</span>
          <ChevronDown size={16} />
        </Button>
      }
    >
      <MenuChoice
        label={texts.project}
        value={String(current?.id ?? '')}
        options={projects.map(({ id, name }) => ({
          value: String(id),
          label: name,
          icon: <Identicon id={id} size={20} />,
        }))}
        onChange={(id) =>
          void navigate({ to: '/documentation/$projectId', params: { projectId: Number(id) } })
        }
      />
    </Menu>
  );
}
