import styles from './Logo.module.css';

export const Logo = ({ size = 24 }: { size?: number }) => (
  <span className={styles.logo} style={{ '--size': `${size}px` }}>
    <Mark />
    <b>Cuadrilla</b>
  </span>
);

const Mark = () => (
  <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
    <path d="M15 2v13H2A13 13 0 0 1 15 2z" />
    <path d="M2 17h13v13A13 13 0 0 1 2 17z" />
    <path d="M17 17h13a13 13 0 0 1-13 13z" />
    <rect x="18.4" y="2.5" width="11.2" height="11.2" rx="1.6" transform="rotate(12 24 8.1)" />
  </svg>
);
