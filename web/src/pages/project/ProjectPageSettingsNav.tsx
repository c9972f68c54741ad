import { Link } from '@tanstack/react-router';
import { ArrowLeftRight, KeyRound, SlidersHorizontal, Tag, Trash2, Webhook } from 'lucide-react';
import { labelTexts } from '../../features/projects/labels.texts.ts';
import { trashTexts } from '../../features/trash/trash.texts.ts';
import sections from '../../ui/page/sections.module.css';
import { SectionsNav } from '../../ui/page/SectionsNav.tsx';
import { projectPageTexts as texts } from './project.texts.ts';

const parts = [
  { section: undefined, label: texts.general, Icon: SlidersHorizontal },
  { section: 'labels', label: labelTexts.title, Icon: Tag },
  { section: 'webhooks', label: texts.webhooks, Icon: Webhook },
  { section: 'tokens', label: texts.tokens, Icon: KeyRound },
  { section: 'transfer', label: texts.transfer, Icon: ArrowLeftRight },
  { section: 'trash', label: trashTexts.title, Icon: Trash2 },
] as const;

export type SettingsSection = (typeof parts)[number]['section'];

interface Props {
  projectId: number;
  current: SettingsSection;
}

export const ProjectPageSettingsNav = ({ projectId, current }: Props) => (
  <SectionsNav label={texts.sections} current={current ?? 'general'}>
    {parts.map(({ section, label, Icon }) => (
      <Link
        key={label}
        to="/dashboard/projects/$projectId"
        params={{ projectId }}
        search={{ tab: 'settings', section }}
        // The one without a section is at hand only where the address has none.
        activeOptions={{ explicitUndefined: true }}
        className={sections.link}
      >
        <Icon size={18} />
        {label}
      </Link>
    ))}
  </SectionsNav>
);
