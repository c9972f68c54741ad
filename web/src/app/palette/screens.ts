import {
  Bell,
  Calendar,
  Database,
  Import,
  KeyRound,
  LayoutTemplate,
  type LucideIcon,
  Palette,
  ShieldCheck,
  Trash2,
  UserRound,
} from 'lucide-react';
import { trashTexts } from '../../features/trash/trash.texts.ts';
import { templatesPageTexts } from '../../pages/templates/templates.texts.ts';
import { settingsTexts } from '../../pages/settings/settings.texts.ts';
import type { Command } from '../shortcuts/command.ts';
import { shortcutTexts } from '../shortcuts/shortcuts.texts.ts';
import { screenWords as words, paletteTexts as texts } from './palette.texts.ts';

const setting = (part: keyof typeof words.settings, to: string, Icon: LucideIcon): Command => ({
  name: texts.toSetting(settingsTexts[part]),
  Icon,
  words: words.settings[part],
  href: () => to,
});

/** What no key leads to: it is found by what people call it. */
export const screens: Command[] = [
  {
    name: shortcutTexts.goTo(settingsTexts.notifications),
    Icon: Bell,
    words: words.notifications,
    href: () => '/notifications',
  },
  setting('profile', '/settings', UserRound),
  setting('appearance', '/settings/appearance', Palette),
  setting('notifications', '/settings/notifications', Bell),
  setting('security', '/settings/security', ShieldCheck),
  setting('tokens', '/settings/tokens', KeyRound),
  setting('calendar', '/settings/calendar', Calendar),
  setting('data', '/settings/data', Database),
  {
    name: shortcutTexts.goTo(templatesPageTexts.title),
    Icon: LayoutTemplate,
    words: words.templates,
    href: () => '/templates',
  },
  {
    name: shortcutTexts.goTo(trashTexts.title),
    Icon: Trash2,
    words: words.trash,
    href: () => '/projects?view=trash',
  },
  {
    name: texts.importTasks,
    Icon: Import,
    words: words.import,
    href: () => '/projects/import',
  },
];
