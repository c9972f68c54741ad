import { Archive, Check, Laptop, Send, Server, Wrench } from 'lucide-react';
import { Button } from '../../ui/controls/Button.tsx';
import { ButtonAnchor } from '../../ui/controls/ButtonLink.tsx';
import { DemoForm } from './DemoForm.tsx';
import { landingTexts } from './landing.texts.ts';
import styles from './Pricing.module.css';

const texts = landingTexts.pricing;
const icons = { machine: Laptop, server: Server, mail: Send, backups: Archive, time: Wrench };

/** What it costs, which is nothing, and what hosting it costs all the same: without figures, since none is ours to promise. */
export const Pricing = () => (
  <div className={styles.prices}>
    <article className={styles.card}>
      <p className={styles.nothing}>0</p>
      <h3 className={styles.title}>{texts.each}</h3>
      <ul className={styles.reasons}>
        {texts.reasons.map((reason) => (
          <li key={reason}>
            <Check size={16} strokeWidth={2.25} />
            {reason}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonAnchor href="/register" look="primary" size="large">
          {landingTexts.register}
        </ButtonAnchor>
        <DemoForm>
          <Button type="submit" size="large">
            {landingTexts.demo}
          </Button>
        </DemoForm>
      </div>
    </article>
    <article className={styles.card}>
      <h3 className={styles.title}>{texts.costs}</h3>
      <p className={styles.text}>{texts.costsText}</p>
      <dl className={styles.costs}>
        {texts.cost.map(({ of, name, words }) => {
          const Icon = icons[of];
          return (
            <div key={of} className={styles.cost}>
              <Icon size={18} />
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          );
        })}
      </dl>
    </article>
  </div>
);
