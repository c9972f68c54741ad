import { Menu as MenuIcon } from 'lucide-react';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { publicTexts } from './public.texts.ts';
import styles from './PublicBar.module.css';

/** All lead to the landing page, each at its section; plain links, as that page is not part of the application. */
const sections = [
  { label: publicTexts.home, href: '/' },
  { label: publicTexts.features, href: '/#caracteristicas' },
  { label: publicTexts.pricing, href: '/#precios' },
  { label: publicTexts.about, href: '/#nosotros' },
];

export const PublicBar = () => (
  <header className={styles.bar}>
    <a href="/" aria-label={publicTexts.homeLabel}>
      <Logo size={28} />
    </a>
    <nav className={styles.links} aria-label={publicTexts.navigation}>
      <SectionLinks />
    </nav>
    <div className={styles.end}>
      <ButtonLink to="/login" look="ghost">
        {publicTexts.login}
      </ButtonLink>
      <ButtonLink to="/register" look="primary">
        {publicTexts.register}
      </ButtonLink>
      <PhoneMenu />
    </div>
  </header>
);

/** The browser's own popover: it closes by Esc and by a touch elsewhere, and needs no script. */
const PhoneMenu = () => (
  <div className={styles.phone}>
    <button type="button" className={styles.opener} popoverTarget="public-menu" aria-label={publicTexts.menu}>
      <MenuIcon size={20} />
    </button>
    <nav id="public-menu" popover="auto" className={styles.popover} aria-label={publicTexts.menu}>
      <SectionLinks />
    </nav>
  </div>
);

const SectionLinks = () =>
  sections.map(({ label, href }) => (
    <a key={label} href={href} className={styles.link}>
      {label}
    </a>
  ));
