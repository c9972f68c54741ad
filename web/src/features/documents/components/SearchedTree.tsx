import type { Document } from '@cuadrilla/contract/documents/documents';
import { fold } from '@cuadrilla/contract/kernel/fold';
import { useState, type ComponentProps } from 'react';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { documentTexts as texts } from '../documents.texts.ts';
import { DocumentTree } from './DocumentTree.tsx';
import styles from './SearchedTree.module.css';

const flat = (document: Document): Document => ({ ...document, parentId: null });

/** The tree of a project's documents; while one looks for titles, those that match, and none can be moved. */
export function SearchedTree(tree: ComponentProps<typeof DocumentTree>) {
  const { documents, canEdit, canManage } = tree;
  const [search, setSearch] = useState('');
  const found = documents.filter(({ title }) => fold(title).includes(fold(search)));
  return (
    <>
      {documents.length > 0 && (
        <div>
          <SearchField label={texts.find} value={search} onSearch={setSearch} delay={0} />
        </div>
      )}
      <div className={styles.tree}>
        {documents.length === 0 && <p className={styles.note}>{texts.emptyTree}</p>}
        {documents.length > 0 && found.length === 0 && <p className={styles.note}>{texts.nothingFound}</p>}
        <DocumentTree
          {...tree}
          documents={search ? found.map(flat) : documents}
          canEdit={canEdit && !search}
          canManage={canManage && !search}
        />
      </div>
    </>
  );
}
