import { ButtonAnchor } from '../../ui/controls/ButtonLink.tsx';
import { Logo } from '../../ui/page/Logo.tsx';
import { publicTexts } from '../../ui/page/public.texts.ts';
import { PublicBar } from '../../ui/page/PublicBar.tsx';
import { SkipLink } from '../../ui/controls/SkipLink.tsx';
import { About } from './About.tsx';
import { BoardPreview } from './BoardPreview.tsx';
import { CallToAction } from './CallToAction.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { landingTexts as texts } from './landing.texts.ts';
import styles from './LandingPage.module.css';
import { Pricing } from './Pricing.tsx';
import { Quotes } from './Quotes.tsx';

/** Rendered to HTML by the build (see `landing-page.ts`): in the browser it has no React, so no handlers. */
export const LandingPage = () => (
  <>
    <SkipLink>{publicTexts.skip}</SkipLink>
    <PublicBar
      landing
      login={
        <ButtonAnchor href="/login" look="ghost">
          {publicTexts.login}
        </ButtonAnchor>
      }
      register={
        <ButtonAnchor href="/register" look="primary">
          {publicTexts.register}
        </ButtonAnchor>
      }
    />
    <main id="contenido" tabIndex={-1} className={styles.main}>
      <Hero />
      <section className={styles.section}>
        <h2 className={styles.title}>{texts.board.title}</h2>
        <p className={styles.text}>{texts.board.text}</p>
        <BoardPreview />
      </section>
      <section className={styles.section} id="caracteristicas">
        <h2 className={styles.title}>{texts.features}</h2>
        <Features />
      </section>
      <Quotes />
      <section className={styles.section} id="precios">
        <h2 className={styles.title}>{texts.pricing.title}</h2>
        <p className={styles.text}>{texts.pricing.text}</p>
        <Pricing />
      </section>
      <section className={styles.section} id="nosotros">
        <About />
      </section>
      <CallToAction />
    </main>
    <Footer />
  </>
);

const Footer = () => (
  <footer className={styles.footer}>
    <a href="/" aria-label={publicTexts.homeLabel}>
      <Logo size={22} />
    </a>
    <p className={styles.end}>{texts.copyright(new Date().getFullYear())}</p>
  </footer>
);
