import { Menu as MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Logo } from './Logo.tsx';
import { publicTexts } from './public.texts.ts';
import styles from './PublicBar.module.css';

/** All lead to the landing page, each at its section; plain links, as that page is not part of the application. */
const sections = [
  { label: publicTexts.home, href: '/' },
  { label: publicTexts.features, href: '/#caracteristicas' },
  { label: publicTexts.pricing, href: '/#precios' },
  { label: publicTexts.about, href: '/#nosotros' },
];

interface Props {
  /** On the landing page itself: aligned with its content. */
  landing?: boolean;
  login: ReactNode;
  /** Has room only on wide screens; on a phone it is in the menu. */
  register: ReactNode;
  registerHref?: string;
}

export const PublicBar = ({ landing = false, login, register, registerHref = '/register' }: Props) => (
  <header className={styles.bar} data-landing={landing || undefined}>
    <a href="/" aria-label={publicTexts.homeLabel}>
      <Logo size={28} />
    </a>
    <nav className={styles.links} aria-label={publicTexts.navigation}>
      <SectionLinks landing={landing} />
    </nav>
    <div className={styles.end}>
      {login}
      <span className={styles.register}>{register}</span>
      <PhoneMenu landing={landing} registerHref={registerHref} />
    </div>
  </header>
);

/** The browser's own popover: it closes by Esc and by a touch elsewhere, and needs no script. */
const PhoneMenu = ({ landing, registerHref }: { landing: boolean; registerHref: string }) => (
  <div className={styles.phone}>
    <button type="button" className={styles.opener} popoverTarget="public-menu" aria-label={publicTexts.menu}>
      <MenuIcon size={22} />
    </button>
    <nav id="public-menu" popover="auto" className={styles.popover} aria-label={publicTexts.menu}>
      <SectionLinks landing={landing} />
      <a href={registerHref} className={styles.link}>
        {publicTexts.register}
      </a>
    </nav>
  </div>
);

const SectionLinks = ({ landing }: { landing: boolean }) =>
  sections.map(({ label, href }) => (
    <a
      key={label}
      href={href}
      className={styles.link}
      aria-current={landing && href === '/' ? 'page' : undefined}
    >
      {label}
    </a>
  ));
