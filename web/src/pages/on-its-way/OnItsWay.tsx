import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { BackLink, Page } from '../../ui/Page.tsx';
import { dashboardTexts } from '../dashboard/dashboard.texts.ts';
import { onItsWayTexts } from './on-its-way.texts.ts';

/** A page that does not exist yet says so. */
export const OnItsWay = ({ title, text, back }: { title: string; text: string; back?: ReactNode }) => (
  <Page title={title} back={back}>
    <EmptyState
      title={onItsWayTexts.title}
      text={text}
      actions={<ButtonLink to="/dashboard">{onItsWayTexts.toDashboard}</ButtonLink>}
    />
  </Page>
);

export const backToDashboard = <BackLink to="/dashboard">{dashboardTexts.title}</BackLink>;
