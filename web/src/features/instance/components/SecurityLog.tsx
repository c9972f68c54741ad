import { type SecurityEventSeen, type SecurityKind, securityKinds } from '@cuadrilla/contract/instance/audit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { RecentMoment } from '../../../ui/text/Time.tsx';
import { securityQuery } from '../instance.queries.ts';
import { instanceTexts as texts, sayDetail } from '../instance.texts.ts';
import styles from './Instance.module.css';
import { Pages } from './Pages.tsx';

interface Props {
  search: string;
  kind: SecurityKind | undefined;
  onSearch: (search: string) => void;
  onKind: (kind: SecurityKind | undefined) => void;
  /** What a browser calls itself, in short. */
  deviceOf: (userAgent: string) => string;
}

export function SecurityLog({ search, kind, onSearch, onKind, deviceOf }: Props) {
  const list = useInfiniteQuery(securityQuery(search, kind));
  return (
    <>
      <div className={styles.filters}>
        <SearchField label={texts.securitySearch} value={search} onSearch={onSearch} delay={300} />
        <SelectField
          label={texts.kind}
          placeholder={texts.anyKind}
          options={securityKinds.map((value) => ({ value, label: texts.kinds[value] }))}
          value={kind ?? ''}
          onChange={({ target: { value } }) => onKind(securityKinds.find((each) => each === value))}
        />
      </div>
      <Pages list={list} none={texts.nothing}>
        {(events) => (
          <ul>
            {events.map((event) => (
              <Row key={event.id} event={event} deviceOf={deviceOf} />
            ))}
          </ul>
        )}
      </Pages>
    </>
  );
}

function Row({ event, deviceOf }: { event: SecurityEventSeen } & Pick<Props, 'deviceOf'>) {
  const { kind, person, by, address, device, details, at } = event;
  const about = Object.entries(details).filter(([name]) => name !== 'by');
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <div className={styles.line}>
          <span className={styles.name}>{texts.kindOf(kind)}</span>
          <span className={styles.detail}>
            {person ? `${person.name} · ${person.email}` : texts.nobodyKnown}
            {by && ` · ${texts.by(by.name)}`}
          </span>
        </div>
        <div className={styles.detail} title={device}>
          {[address, deviceOf(device), ...about.map(([name, value]) => sayDetail(name, value))].join(' · ')}
        </div>
      </div>
      <div className={styles.when}>
        <RecentMoment at={at} />
      </div>
    </li>
  );
}
