import type { Team, TeamPerson } from '@cuadrilla/contract/projects/teams';
import type { ReactNode } from 'react';
import { fullName } from '../../../lib/people.ts';
import { Avatar } from '../../../ui/controls/Avatar.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { CardLink } from '../../../ui/page/CardLink.tsx';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { byWorkload } from '../teams.lists.ts';
import { teamTexts } from '../teams.texts.ts';
import styles from './TeamCard.module.css';
import { Workload } from './Workload.tsx';

const rows = 5;

interface Props {
  team: Team;
  /** The most that anybody on the page has. */
  most: number;
  /** Of its projects, left of the link. */
  signs: ReactNode;
}

export function TeamCard({ team, most, signs }: Props) {
  const people = byWorkload(team.People);
  // The last row tells how many there are besides, where they do not all fit.
  const shown = people.length > rows ? people.slice(0, rows - 1) : people;
  const more = people.length - shown.length;
  return (
    <Card interactive className={styles.card}>
      <div className={styles.top}>
        <h2 className={styles.name}>{team.name}</h2>
        <Chip>{team.role.name}</Chip>
      </div>
      <p className={styles.counts}>{teamTexts.counts(team.People.length, team.Projects.length)}</p>
      <ul className={styles.people} aria-label={teamTexts.work}>
        {shown.map((person) => (
          <Person key={person.User.id} person={person} most={most} />
        ))}
        {more > 0 && <li className={styles.more}>{teamTexts.more(more)}</li>}
      </ul>
      <div className={styles.foot}>
        <div className={styles.signs}>{signs}</div>
        <CardLink to="/teams/$teamId" params={{ teamId: team.id }} aria-label={teamTexts.seeTeam(team.name)}>
          {teamTexts.see}
        </CardLink>
      </div>
    </Card>
  );
}

const Person = ({ person: { User, work }, most }: { person: TeamPerson; most: number }) => (
  <li className={styles.person}>
    <Avatar person={{ id: User.id, name: fullName(User) }} size={24} decorative />
    <span className={styles.who}>{fullName(User)}</span>
    <Workload work={work} most={most} />
  </li>
);
