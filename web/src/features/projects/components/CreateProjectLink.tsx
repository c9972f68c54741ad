import { Plus } from 'lucide-react';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { projectTexts } from '../projects.texts.ts';

interface Props {
  /** The shortcut that does the same, as `aria-keyshortcuts` writes it. */
  keys?: string | undefined;
  /** Where another way is the first one. */
  look?: 'primary' | 'secondary';
  onClick?: () => void;
}

export const CreateProjectLink = ({ keys, look = 'primary', onClick }: Props) => (
  <ButtonLink
    to="/dashboard/create-project"
    look={look}
    icon={<Plus size={18} />}
    aria-keyshortcuts={keys}
    onClick={onClick}
  >
    {projectTexts.create}
  </ButtonLink>
);
