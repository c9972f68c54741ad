import { CircleQuestionMark } from 'lucide-react';
import { classes } from '../../lib/text/text.ts';
import { type GuideSlug, guideTexts, guideTitles } from './guide.texts.ts';
import styles from './HelpLink.module.css';
import { PlainLink } from '../controls/PlainLink.tsx';
import { Tooltip } from '../controls/Tooltip.tsx';

/** To the page of the guide that speaks of where one is. */
export const HelpLink = ({ page, className }: { page: GuideSlug; className?: string | undefined }) => (
  <Tooltip text={guideTexts.help(guideTitles[page])}>
    <PlainLink
      to="/documentation/guide/$page"
      params={{ page }}
      className={classes(styles.help, className)}
      aria-label={guideTexts.help(guideTitles[page])}
    >
      <CircleQuestionMark size={18} />
    </PlainLink>
  </Tooltip>
);
