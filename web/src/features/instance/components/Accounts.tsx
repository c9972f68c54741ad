import { type AccountState, accountStates } from '@cuadrilla/contract/instance/accounts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { Tabs } from '../../../ui/page/Tabs.tsx';
import { accountsQuery } from '../instance.queries.ts';
import { instanceTexts as texts } from '../instance.texts.ts';
import { AccountRow, AccountsHead } from './AccountRow.tsx';
import styles from './Instance.module.css';
import { Pages } from './Pages.tsx';

interface Props {
  userId: number;
  search: string;
  state: AccountState;
  onSearch: (search: string) => void;
  onState: (state: AccountState) => void;
}

/** Whose page it is finds their own account among the others, and cannot shut themselves out. */
export function Accounts({ userId, search, state, onSearch, onState }: Props) {
  const list = useInfiniteQuery(accountsQuery(search, state));
  const total = list.data?.pages[0]?.total;
  const tabs = accountStates.map((value) => ({
    value,
    label: texts.states[value],
    ...(value === state && { count: total }),
  }));
  return (
    <Tabs label={texts.statesLabel} tabs={tabs} value={state} onChange={onState}>
      <div className={styles.search}>
        <SearchField label={texts.search} value={search} onSearch={onSearch} delay={300} />
      </div>
      <Pages list={list} none={texts.nobody}>
        {(accounts) => (
          <>
            <AccountsHead />
            <ul>
              {accounts.map((account) => (
                <AccountRow key={account.id} account={account} you={account.id === userId} />
              ))}
            </ul>
          </>
        )}
      </Pages>
    </Tabs>
  );
}
