import { createLink } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../lib/text/text.ts';
import type { GuideSlug } from './guide.texts.ts';
import { HelpLink } from './HelpLink.tsx';
import { Hidden } from '../controls/Hidden.tsx';
import styles from './Page.module.css';
import { Anchor } from '../controls/PlainLink.tsx';
import { Skeleton } from '../states/Skeleton.tsx';

interface Props {
  title: string;
  /** What the window is called, where it is not the title. */
  name?: string;
  /** The title is not known yet: its place is kept, and the given one is only spoken. */
  pending?: boolean;
  /** Left of the title. */
  icon?: ReactNode;
  /** Right behind the title: a chip, a pin. */
  beside?: ReactNode;
  /** The page of the guide about it. */
  help?: GuideSlug;
  /** Below the title. */
  lead?: ReactNode;
  /** A `BackLink`, above the title. */
  back?: ReactNode;
  /** Right of the title: search, the primary button. */
  tools?: ReactNode;
  /** Right end of the title's line; on a phone the top corner of the page. */
  corner?: ReactNode;
  /** `narrow` for forms, `full` for boards and calendars. */
  width?: 'normal' | 'narrow' | 'full';
  /** The way back on the title's line, and little air: more of what is shown. */
  dense?: boolean;
  children: ReactNode;
}

/** The frame of every page inside the shell: the window's title, the one h1, the width. */
export const Page = ({
  title,
  name = title,
  pending,
  icon,
  beside,
  help,
  lead,
  back,
  tools,
  corner,
  width = 'normal',
  dense = false,
  children,
}: Props) => (
  <div className={classes(styles.page, styles[width], dense && styles.dense)}>
    <title>{`${name} · Cuadrilla`}</title>
    {back}
    <header className={classes(styles.header, lead !== undefined && styles.tall)}>
      {icon}
      <div className={styles.heading}>
        <div className={styles.titleRow}>
          <h1 className={classes(styles.title, pending && styles.pending)}>
            {pending ? <PendingTitle title={title} /> : title}
          </h1>
          {beside}
          {help && <HelpLink page={help} className={beside ? styles.last : undefined} />}
        </div>
        {lead}
      </div>
      {corner && <div className={styles.corner}>{corner}</div>}
      {tools && <div className={styles.tools}>{tools}</div>}
    </header>
    {children}
  </div>
);

const PendingTitle = ({ title }: { title: string }) => (
  <>
    <Hidden>{title}</Hidden>
    <Skeleton width={220} height={22} />
  </>
);

const BackAnchor = ({ children, ...rest }: ComponentProps<'a'>) => (
  <Anchor {...rest} data-back className={styles.back}>
    <ArrowLeft size={15} />
    <span className={styles.backTo}>{children}</span>
  </Anchor>
);

export const BackLink = createLink(BackAnchor);
